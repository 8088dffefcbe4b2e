package main

import (
	"math/rand"
	"reflect"
	"sort"

	forked "k8s.io/apimachinery/third_party/forked/golang/json"
)

// Makes objects of Go types and patches of them, mostly well formed.
type generator struct{ *rand.Rand }

type object = map[string]any

func (r *generator) chance(percent int) bool { return r.Intn(100) < percent }

func (r *generator) word() string { return []string{"a", "b", "c", "d"}[r.Intn(4)] }

// Fields that are worth more visits than the rest.
var favourites = map[string][]string{
	"Pod":             {"spec", "spec", "spec", "metadata", "status"},
	"PodTemplateSpec": {"spec", "spec", "metadata"},
	"ObjectMeta":      {"finalizers", "finalizers", "labels", "annotations", "ownerReferences"},
	"PodSpec": {"containers", "containers", "containers", "initContainers", "volumes", "volumes", "tolerations", "imagePullSecrets",
		"hostAliases", "topologySpreadConstraints", "ephemeralContainers", "priorityClassName", "nodeSelector", "affinity", "schedulingGates",
		"resourceClaims", "readinessGates", "securityContext", "dnsConfig", "priority"},
	"Container": {"env", "env", "ports", "volumeMounts", "args", "image", "resources", "volumeDevices", "envFrom", "securityContext"},
	"PodStatus": {"conditions", "podIPs", "hostIPs", "containerStatuses"},
}

func (r *generator) field(of reflect.Type) string {
	if known := favourites[of.Name()]; known != nil && r.chance(85) {
		name := known[r.Intn(len(known))]
		if _, _, _, err := forked.LookupPatchMetadataForStruct(of, name); err == nil {
			return name
		}
	}
	var names []string
	for name := range jsonNames(of) {
		names = append(names, name)
	}
	sort.Strings(names)
	if len(names) == 0 {
		return "x"
	}
	return names[r.Intn(len(names))]
}

func lookup(of reflect.Type, name string) (reflect.Type, string, bool) {
	if of.Kind() == reflect.Ptr {
		of = of.Elem()
	}
	if of.Kind() != reflect.Struct {
		return nil, "", false
	}
	field, _, key, err := forked.LookupPatchMetadataForStruct(of, name)
	if err != nil {
		return nil, "", false
	}
	return field, key, true
}

func (r *generator) value(of reflect.Type, key string, depth int) any {
	switch of.Kind() {
	case reflect.Ptr:
		return r.value(of.Elem(), key, depth)
	case reflect.Struct:
		switch of.Name() {
		case "Quantity", "Time", "MicroTime":
			return r.word()
		case "IntOrString":
			return r.Intn(3)
		}
		return r.object(of, depth)
	case reflect.Slice:
		list := []any{}
		for size := r.Intn(4); len(list) < size; {
			list = append(list, r.item(of.Elem(), key, depth+1))
		}
		return list
	case reflect.Map:
		made := object{}
		for size := r.Intn(3); len(made) < size; {
			made[r.word()] = r.word()
		}
		return made
	case reflect.Bool:
		return r.chance(50)
	case reflect.String:
		return r.word()
	default:
		return 1 + r.Intn(3)
	}
}

func (r *generator) item(of reflect.Type, key string, depth int) any {
	made := r.value(of, "", depth)
	if item, ok := made.(object); ok && key != "" {
		if field, _, ok := lookup(of, key); ok {
			item[key] = r.value(field, "", depth)
		}
	}
	return made
}

func (r *generator) object(of reflect.Type, depth int) object {
	made := object{}
	size := 1 + r.Intn(2)
	if depth > 4 {
		size = r.Intn(2)
	}
	for i := 0; i < size; i++ {
		name := r.field(of)
		if field, key, ok := lookup(of, name); ok {
			made[name] = r.value(field, key, depth+1)
		}
	}
	return made
}

// Something that may be of any type.
func (r *generator) anything() any {
	return []any{nil, "a", 1, 1.5, true, []any{}, []any{"a"}, object{}, object{"a": nil}, []any{object{"name": "a"}}, []any{nil},
		object{"$patch": "delete"}, []any{object{"name": "a", "x": 2500000.5}, 3}}[r.Intn(13)]
}

func (r *generator) directive() any {
	return []any{"delete", "delete", "delete", "replace", "replace", "replace", "merge", "what", 5, nil, true, object{"a": 1.25}}[r.Intn(12)]
}

func keysOf(made object) []string {
	var keys []string
	for key := range made {
		keys = append(keys, key)
	}
	sort.Strings(keys)
	return keys
}

func (r *generator) patchObject(original object, of reflect.Type, depth int) object {
	patch := object{}
	for _, key := range keysOf(original) {
		if !r.chance(70) {
			continue
		}
		field, mergeKey, known := lookup(of, key)
		switch before := original[key].(type) {
		case object:
			if known && r.chance(94) {
				for field.Kind() == reflect.Ptr {
					field = field.Elem()
				}
				patch[key] = r.patchObject(before, field, depth+1)
			}
		case []any:
			if known && field.Kind() == reflect.Slice && r.chance(94) {
				r.patchList(patch, key, before, field.Elem(), mergeKey, depth+1)
			}
		default:
			if known {
				patch[key] = r.value(field, mergeKey, depth+1)
			}
		}
		if r.chance(5) {
			patch[key] = nil
		}
		if r.chance(3) {
			patch[key] = r.anything()
		}
	}
	for struct_ := of.Kind() == reflect.Struct; struct_ && r.chance(35); {
		name := r.field(of)
		if field, mergeKey, ok := lookup(of, name); ok {
			if _, has := patch[name]; !has {
				patch[name] = r.value(field, mergeKey, depth+1)
				if made, ok := patch[name].(object); ok && r.chance(20) {
					made[r.word()] = []any{nil, object{"$patch": "delete"}, object{"a": nil}}[r.Intn(3)]
				}
				if list, ok := patch[name].([]any); ok && r.chance(20) && mergeKey != "" {
					patch[name] = append(list, object{mergeKey: "a", "$patch": "delete"})
				}
				if r.chance(15) {
					patch["$setElementOrder/"+name] = r.orderOf(patch[name], nil, mergeKey)
				}
			}
		}
	}
	if r.chance(5) {
		patch["$patch"] = r.directive()
	}
	if r.chance(9) && depth > 0 {
		kept := []any{}
		for _, key := range append(keysOf(patch), keysOf(original)...) {
			if r.chance(85) {
				kept = append(kept, key)
			}
		}
		patch["$retainKeys"] = kept
	}
	if r.chance(1) {
		patch[[]string{"$retainKeys", "$setElementOrder", "$setElementOrder/x", "$deleteFromPrimitiveList", "nope"}[r.Intn(5)]] = r.anything()
	}
	return patch
}

func (r *generator) patchList(patch object, key string, before []any, of reflect.Type, mergeKey string, depth int) {
	list := []any{}
	for _, item := range before {
		old, isObject := item.(object)
		switch {
		case r.chance(40):
		case isObject && mergeKey != "" && r.chance(20):
			list = append(list, object{mergeKey: old[mergeKey], "$patch": "delete"})
		case isObject && r.chance(80):
			made := r.patchObject(old, of, depth)
			if mergeKey != "" && !r.chance(2) {
				made[mergeKey] = old[mergeKey]
			}
			list = append(list, made)
		default:
			list = append(list, item)
		}
	}
	for r.chance(40) {
		list = append(list, r.item(of, mergeKey, depth))
	}
	if r.chance(6) && mergeKey != "" {
		list = append(list, object{"$patch": r.directive()})
	}
	if r.chance(2) {
		list = append(list, r.anything())
	}
	r.Shuffle(len(list), func(i, j int) {
		if r.chance(50) {
			list[i], list[j] = list[j], list[i]
		}
	})
	if !r.chance(15) {
		patch[key] = list
	}
	if r.chance(25) {
		patch["$setElementOrder/"+key] = r.orderOf(list, before, mergeKey)
	}
	if r.chance(20) && (of.Kind() == reflect.String || r.chance(10)) {
		gone := []any{}
		for _, item := range before {
			if r.chance(50) {
				gone = append(gone, item)
			}
		}
		patch["$deleteFromPrimitiveList/"+key] = append(gone, []any{r.word()}[:r.Intn(2)]...)
	}
}

// An order that has the patch's items in their order, mostly, and some of the original's.
func (r *generator) orderOf(list any, before []any, mergeKey string) any {
	items, ok := list.([]any)
	if !ok || r.chance(2) {
		return r.anything()
	}
	order := []any{}
	add := func(item any) {
		made, isObject := item.(object)
		if !isObject || mergeKey == "" {
			order = append(order, item)
		} else if value, has := made[mergeKey]; has && made["$patch"] == nil {
			order = append(order, object{mergeKey: value})
		}
	}
	rest := append([]any{}, before...)
	r.Shuffle(len(rest), func(i, j int) { rest[i], rest[j] = rest[j], rest[i] })
	for _, item := range items {
		for len(rest) > 0 && r.chance(40) {
			add(rest[0])
			rest = rest[1:]
		}
		if !r.chance(4) {
			add(item)
		}
	}
	if r.chance(6) {
		return []any{}
	}
	return order
}
