// Records what k8s.io/apimachinery's StrategicMergePatch does to pods and pod templates: see README.md.
package main

import (
	"encoding/json"
	"fmt"
	"os"
	"runtime/debug"
)

func main() {
	switch {
	case len(os.Args) == 2 && os.Args[1] == "table":
		printTable()
	case len(os.Args) == 2 && os.Args[1] == "cases":
		printCases()
	default:
		fmt.Fprintln(os.Stderr, "usage: go run . table|cases")
		os.Exit(2)
	}
}

// The release of k8s.io/api that this program is built with.
func apiVersion() string {
	info, _ := debug.ReadBuildInfo()
	for _, module := range info.Deps {
		if module.Path == "k8s.io/api" {
			return module.Version
		}
	}
	panic("k8s.io/api is not among the modules")
}

// One value, one line.
func write(value any) {
	encoder := json.NewEncoder(os.Stdout)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		panic(err)
	}
}
