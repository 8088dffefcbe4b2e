//go:build ignore

// Records what kubectl's decoder makes of a document: `go run answers.go < probes.json > kubectl-answers.jsonl` in a module that
// requires sigs.k8s.io/yaml v1.6.0 (go.yaml.in/yaml/v2 v2.4.2). Standard input is a JSON array of documents.
package main

import (
	"encoding/json"
	"os"
	"strings"

	"sigs.k8s.io/yaml"
)

type answer struct {
	In    string `json:"in"`
	Out   string `json:"out,omitempty"`
	Error string `json:"error,omitempty"`
}

func main() {
	var probes []string
	if err := json.NewDecoder(os.Stdin).Decode(&probes); err != nil {
		panic(err)
	}
	lines := json.NewEncoder(os.Stdout)
	lines.SetEscapeHTML(false)
	for _, probe := range probes {
		each := answer{In: probe}
		out, err := yaml.YAMLToJSON([]byte(probe))
		if err != nil {
			each.Error = strings.TrimPrefix(err.Error(), "yaml: ")
		} else {
			each.Out = string(out)
		}
		if err := lines.Encode(each); err != nil {
			panic(err)
		}
	}
}
