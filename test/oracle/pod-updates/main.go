// Reads pairs of pods, one a line, and prints what a release of Kubernetes says of the change: main.go update|resize [GATE=true...].
// record.sh writes release.go beside it, for what differs between releases.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"strings"

	v1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/util/validation/field"
	utilfeature "k8s.io/apiserver/pkg/util/feature"
	podutil "k8s.io/kubernetes/pkg/api/pod"
	core "k8s.io/kubernetes/pkg/apis/core"
	corev1 "k8s.io/kubernetes/pkg/apis/core/v1"
	"k8s.io/kubernetes/pkg/apis/core/validation"
)

func read(raw json.RawMessage) *core.Pod {
	p := &v1.Pod{}
	if err := json.Unmarshal(raw, p); err != nil {
		return nil
	}
	corev1.SetObjectDefaults_Pod(p)
	out := &core.Pod{}
	if err := corev1.Convert_v1_Pod_To_core_Pod(p, out, nil); err != nil {
		panic(err)
	}
	out.ResourceVersion = "1"
	return out
}

func main() {
	for _, g := range os.Args[2:] {
		if err := utilfeature.DefaultMutableFeatureGate.Set(g); err != nil {
			panic(err)
		}
	}
	sc := bufio.NewScanner(os.Stdin)
	sc.Buffer(make([]byte, 1<<20), 1<<24)
	for sc.Scan() {
		var in struct{ Old, New json.RawMessage }
		if err := json.Unmarshal(sc.Bytes(), &in); err != nil {
			panic(err)
		}
		o, n := read(in.Old), read(in.New)
		if o == nil || n == nil {
			fmt.Println("null")
			continue
		}
		podutil.DropDisabledPodFields(o, nil)
		o.Status.QOSClass = podQOS(o)
		n.Status = o.Status
		podutil.DropDisabledPodFields(n, o)
		opts := podutil.GetValidationOptionsFromPodSpecAndMeta(&n.Spec, &o.Spec, &n.ObjectMeta, &o.ObjectMeta)
		opts.ResourceIsPod = true
		var errs field.ErrorList
		if os.Args[1] == "update" {
			errs = validation.ValidatePodUpdate(n, o, opts)
		} else {
			errs = resize(n, o, opts)
		}
		seen := map[string]bool{}
		out := []string{}
		for _, e := range errs {
			s := strings.SplitN(e.Error(), "\n", 2)[0]
			if !seen[s] {
				seen[s] = true
				out = append(out, s)
			}
		}
		b, _ := json.Marshal(out)
		fmt.Println(string(b))
	}
}

// What the API server leaves of a write to pods/resize: dropNonResizeUpdates of pkg/registry/core/pod/strategy.go.
func resized(n, o *core.Pod, initContainers bool) *core.Pod {
	c := o.DeepCopy()
	take := func(to, from []core.Container) {
		for i := range to {
			to[i].Resources, to[i].ResizePolicy = from[i].Resources, from[i].ResizePolicy
		}
	}
	take(c.Spec.Containers, n.Spec.Containers)
	if initContainers {
		take(c.Spec.InitContainers, n.Spec.InitContainers)
	}
	return c
}
