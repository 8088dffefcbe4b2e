// Parse does no more than parse: every document of the YAML and JSON files below its arguments, into nodes of yaml.v3.
// What cannot be parsed is counted, and the next file is read.
package main

import (
	"bytes"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"gopkg.in/yaml.v3"
)

func main() {
	files, documents, broken := 0, 0, 0
	for _, argument := range os.Args[1:] {
		err := filepath.WalkDir(argument, func(path string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() {
				return err
			}
			switch filepath.Ext(path) {
			case ".yaml", ".yml", ".json":
			default:
				return nil
			}
			text, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			files++
			decoder := yaml.NewDecoder(bytes.NewReader(text))
			for {
				var node yaml.Node
				err := decoder.Decode(&node)
				if err == io.EOF {
					return nil
				}
				if err != nil {
					broken++
					return nil
				}
				documents++
			}
		})
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(2)
		}
	}
	fmt.Printf("%d files, %d documents, %d files that yaml.v3 refuses\n", files, documents, broken)
}
