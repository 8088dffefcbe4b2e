// Records what k8s.io/kubernetes' own code makes of pod specs: its defaulting and its QoS class. See README.md.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"

	appsv1 "k8s.io/api/apps/v1"
	v1 "k8s.io/api/core/v1"
	utilfeature "k8s.io/apiserver/pkg/util/feature"
	"k8s.io/kubernetes/pkg/api/legacyscheme"
	_ "k8s.io/kubernetes/pkg/apis/apps/install"
	api "k8s.io/kubernetes/pkg/apis/core"
	"k8s.io/kubernetes/pkg/apis/core/helper/qos"
	_ "k8s.io/kubernetes/pkg/apis/core/install"
)

func answer(line []byte) (out map[string]any) {
	out = map[string]any{}
	defer func() {
		if r := recover(); r != nil {
			out["panic"] = fmt.Sprint(r)
		}
	}()
	var pod v1.Pod
	if err := json.Unmarshal(append(append([]byte(`{"spec":`), line...), '}'), &pod); err != nil {
		out["decode"] = true
		return
	}
	template := v1.PodTemplateSpec{Spec: *pod.Spec.DeepCopy()}
	inner := &api.Pod{}
	if err := legacyscheme.Scheme.Convert(pod.DeepCopy(), inner, nil); err == nil {
		out["rawQos"] = qos.ComputePodQOS(inner)
	}
	legacyscheme.Scheme.Default(&pod)
	out["pod"] = pod.Spec
	defaulted := &api.Pod{}
	if err := legacyscheme.Scheme.Convert(&pod, defaulted, nil); err == nil {
		out["qos"] = qos.ComputePodQOS(defaulted)
	}
	set := &appsv1.StatefulSet{Spec: appsv1.StatefulSetSpec{Template: template}}
	legacyscheme.Scheme.Default(set)
	out["template"] = set.Spec.Template.Spec
	return
}

func main() {
	if gates := os.Getenv("GATES"); gates != "" {
		if err := utilfeature.DefaultMutableFeatureGate.Set(gates); err != nil {
			panic(err)
		}
	}
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(make([]byte, 1<<20), 1<<26)
	for lines.Scan() {
		text, _ := json.Marshal(answer(lines.Bytes()))
		fmt.Println(string(text))
	}
}
