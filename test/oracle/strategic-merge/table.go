package main

import (
	"reflect"
	"strings"

	v1 "k8s.io/api/core/v1"
	forked "k8s.io/apimachinery/third_party/forked/golang/json"
)

// The patch table of each struct: by JSON name, "TYPE[, STRATEGY[ by KEY]]", as in src/admission/pod-structs.json.
type table map[string]map[string]string

func (t table) add(of reflect.Type) {
	for of.Kind() == reflect.Ptr || of.Kind() == reflect.Slice {
		of = of.Elem()
	}
	if of.Kind() != reflect.Struct || t[of.Name()] != nil {
		return
	}
	fields := map[string]string{}
	t[of.Name()] = fields
	for name := range jsonNames(of) {
		field, strategies, key, err := forked.LookupPatchMetadataForStruct(of, name)
		if err != nil {
			panic(err)
		}
		text := typeName(field)
		for _, strategy := range strategies {
			// retainKeys is for those who make patches, not for those who apply them
			if strategy != "" && strategy != "retainKeys" {
				text += ", " + strategy
			}
		}
		if key != "" {
			text += " by " + key
		}
		fields[name] = text
		t.add(field)
	}
}

// Every JSON name of a struct, those of embedded structs included.
func jsonNames(of reflect.Type) map[string]bool {
	names := map[string]bool{}
	for i := 0; i < of.NumField(); i++ {
		field := of.Field(i)
		name := strings.Split(field.Tag.Get("json"), ",")[0]
		switch {
		case field.PkgPath != "" && !field.Anonymous || name == "-":
		case field.Anonymous && name == "" && field.Type.Kind() == reflect.Struct:
			for inner := range jsonNames(field.Type) {
				names[inner] = true
			}
		case field.PkgPath == "":
			if name == "" {
				name = field.Name
			}
			names[name] = true
		}
	}
	return names
}

func typeName(of reflect.Type) string {
	switch of.Kind() {
	case reflect.Ptr:
		return "pointer to " + typeName(of.Elem())
	case reflect.Slice:
		return "list of " + typeName(of.Elem())
	case reflect.Struct:
		return of.Name()
	default:
		return of.Kind().String()
	}
}

func printTable() {
	t := table{}
	t.add(reflect.TypeOf(v1.Pod{}))
	t.add(reflect.TypeOf(v1.PodTemplateSpec{}))
	write(map[string]any{"api": apiVersion(), "structs": t})
}
