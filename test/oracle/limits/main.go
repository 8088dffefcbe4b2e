// Records what k8s.io/kubernetes' own code says of LimitRanges, ResourceQuotas and what they meet. See README.md.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"sort"

	v1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	utilerrors "k8s.io/apimachinery/pkg/util/errors"
	"k8s.io/apimachinery/pkg/util/validation/field"
	"k8s.io/apiserver/pkg/admission"
	"k8s.io/apiserver/pkg/admission/plugin/resourcequota"
	quotav1 "k8s.io/apiserver/pkg/quota/v1"
	utilfeature "k8s.io/apiserver/pkg/util/feature"
	"k8s.io/kubernetes/pkg/api/legacyscheme"
	podutil "k8s.io/kubernetes/pkg/api/pod"
	api "k8s.io/kubernetes/pkg/apis/core"
	_ "k8s.io/kubernetes/pkg/apis/core/install"
	"k8s.io/kubernetes/pkg/apis/core/validation"
	"k8s.io/kubernetes/pkg/quota/v1/evaluator/core"
	"k8s.io/kubernetes/plugin/pkg/admission/limitranger"
	"k8s.io/utils/clock"
)

type question struct {
	LimitRange    *v1.LimitRange            `json:"limitRange"`
	ResourceQuota *v1.ResourceQuota         `json:"resourceQuota"`
	Pod           *v1.Pod                   `json:"pod"`
	Claim         *v1.PersistentVolumeClaim `json:"claim"`
	Service       *v1.Service               `json:"service"`
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}

func fields(errors field.ErrorList) []string {
	texts := []string{}
	for _, err := range errors {
		texts = append(texts, err.Error())
	}
	sort.Strings(texts)
	return texts
}

func texts(err error) []string {
	texts := []string{}
	if err == nil {
		return texts
	}
	if list, ok := err.(utilerrors.Aggregate); ok {
		for _, each := range list.Errors() {
			texts = append(texts, each.Error())
		}
	} else {
		texts = append(texts, err.Error())
	}
	sort.Strings(texts)
	return texts
}

func check(quota *v1.ResourceQuota, object admission.Attributes, evaluator quotav1.Evaluator) []string {
	_, err := resourcequota.CheckRequest([]v1.ResourceQuota{*quota}, object, evaluator, nil)
	return texts(err)
}

func answer(line []byte) (out map[string]any) {
	out = map[string]any{}
	var asked question
	must(json.Unmarshal(line, &asked))
	if asked.LimitRange != nil {
		legacyscheme.Scheme.Default(asked.LimitRange)
		inner := &api.LimitRange{}
		must(legacyscheme.Scheme.Convert(asked.LimitRange, inner, nil))
		out["limitRange"] = fields(validation.ValidateLimitRange(inner))
	}
	if asked.ResourceQuota != nil {
		legacyscheme.Scheme.Default(asked.ResourceQuota)
		inner := &api.ResourceQuota{}
		must(legacyscheme.Scheme.Convert(asked.ResourceQuota, inner, nil))
		// A create starts without a status.
		inner.Status = api.ResourceQuotaStatus{}
		out["resourceQuota"] = fields(validation.ValidateResourceQuota(inner))
	}
	attributes := func(object runtime.Object, kind, resource string) admission.Attributes {
		return admission.NewAttributesRecord(object, nil, schema.GroupVersionKind{Version: "v1", Kind: kind}, "default", "name", schema.GroupVersionResource{Version: "v1", Resource: resource}, "", admission.Create, nil, false, nil)
	}
	if asked.Pod != nil {
		legacyscheme.Scheme.Default(asked.Pod)
		inner := &api.Pod{}
		must(legacyscheme.Scheme.Convert(asked.Pod, inner, nil))
		podutil.DropDisabledPodFields(inner, nil)
		if asked.LimitRange != nil {
			must(limitranger.PodMutateLimitFunc(asked.LimitRange, inner))
			out["pod"] = texts(limitranger.PodValidateLimitFunc(asked.LimitRange, inner))
		}
		if asked.ResourceQuota != nil {
			out["quota"] = check(asked.ResourceQuota, attributes(inner, "Pod", "pods"), core.NewPodEvaluator(nil, clock.RealClock{}))
		}
	}
	if asked.Claim != nil {
		inner := &api.PersistentVolumeClaim{}
		must(legacyscheme.Scheme.Convert(asked.Claim, inner, nil))
		if asked.LimitRange != nil {
			out["claim"] = texts(limitranger.PersistentVolumeClaimValidateLimitFunc(asked.LimitRange, inner))
		}
		if asked.ResourceQuota != nil {
			out["claimQuota"] = check(asked.ResourceQuota, attributes(inner, "PersistentVolumeClaim", "persistentvolumeclaims"), core.NewPersistentVolumeClaimEvaluator(nil))
		}
	}
	if asked.Service != nil && asked.ResourceQuota != nil {
		inner := &api.Service{}
		must(legacyscheme.Scheme.Convert(asked.Service, inner, nil))
		out["serviceQuota"] = check(asked.ResourceQuota, attributes(inner, "Service", "services"), core.NewServiceEvaluator(nil))
	}
	return
}

func main() {
	if gates := os.Getenv("GATES"); gates != "" {
		must(utilfeature.DefaultMutableFeatureGate.Set(gates))
	}
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(make([]byte, 1<<20), 1<<26)
	for lines.Scan() {
		text, _ := json.Marshal(answer(lines.Bytes()))
		fmt.Println(string(text))
	}
}
