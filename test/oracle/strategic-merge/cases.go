package main

import (
	"encoding/json"
	"fmt"
	"math/rand"
	"reflect"
	"sort"
	"strings"

	v1 "k8s.io/api/core/v1"
	"k8s.io/apimachinery/pkg/util/strategicpatch"
)

// What one merge came to: a result, an error's text, or a panic's.
type outcome struct {
	Result json.RawMessage `json:"r,omitempty"`
	Error  string          `json:"e,omitempty"`
	Panic  string          `json:"p,omitempty"`
}

// A recorded case; without an original it has that of the case before. Go walks maps in random order: where that shows, every outcome
// that was seen is recorded.
type record struct {
	Root     string          `json:"t,omitempty"`
	Original json.RawMessage `json:"o,omitempty"`
	Patch    json.RawMessage `json:"d"`
	Outcomes []outcome       `json:"x"`
}

func merge(original, patch []byte, root any) (out outcome) {
	defer func() {
		if reason := recover(); reason != nil {
			out = outcome{Panic: fmt.Sprint(reason)}
		}
	}()
	result, err := strategicpatch.StrategicMergePatch(original, patch, root)
	if err != nil {
		return outcome{Error: err.Error()}
	}
	return outcome{Result: result}
}

func run(original, patch []byte, root any) []outcome {
	var seen []outcome
	known := map[string]bool{}
	for i := 0; i < 64; i++ {
		out := merge(original, patch, root)
		key := string(out.Result) + "|" + out.Error + "|" + out.Panic
		if !known[key] {
			known[key] = true
			seen = append(seen, out)
		}
	}
	sort.Slice(seen, func(i, j int) bool {
		return string(seen[i].Result)+seen[i].Error < string(seen[j].Result)+seen[j].Error
	})
	return seen
}

const wanted = 270

func printCases() {
	r := &generator{rand.New(rand.NewSource(20240607))}
	write(map[string]string{"api": apiVersion()})
	perText := map[string]int{}
	last := ""
	emit := func(original, patch []byte, root any, always bool) bool {
		outcomes := run(original, patch, root)
		for _, out := range outcomes {
			words := strings.Fields(out.Error + out.Panic)
			text := strings.Join(words[:min(4, len(words))], " ")
			if text != "" && perText[text] >= 12 && !always {
				return false
			}
			perText[text]++
		}
		name := reflect.TypeOf(root).Elem().Name()
		if name == "Pod" {
			name = ""
		}
		shown := original
		if string(original) == last {
			shown = nil
		}
		last = string(original)
		write(record{name, shown, patch, outcomes})
		return true
	}
	for _, group := range written {
		for _, patch := range group[1:] {
			emit([]byte(group[0]), []byte(patch), &v1.Pod{}, true)
		}
	}
	for count := 0; count < wanted; {
		var root any = &v1.Pod{}
		if r.chance(30) {
			root = &v1.PodTemplateSpec{}
		}
		of := reflect.TypeOf(root).Elem()
		original := r.object(of, 0)
		patch := r.patchObject(original, of, 0)
		originalJSON, _ := json.Marshal(original)
		patchJSON, _ := json.Marshal(patch)
		if len(originalJSON)+len(patchJSON) > 320 || len(patch) == 0 {
			continue
		}
		// A patch of plain values that nothing meets shows little.
		if !strings.Contains(string(patchJSON), "$") && r.chance(50) {
			continue
		}
		if emit(originalJSON, patchJSON, root, false) {
			count++
		}
	}
}
