#!/bin/sh
# Records answers.json: see README.md.
set -e
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export GOFLAGS=-mod=mod
for version in 1.28.15 1.32.13 1.33.13 1.36.3; do
  mkdir "$work/go-$version" && cd "$work/go-$version"
  cp "$here/main.go" .
  case $version in
    1.28.*) qos=GetPodQOS resize='return nil' ;;
    1.32.*) qos=ComputePodQOS resize='return validation.ValidatePodResize(resized(n, o, false), o, opts)' ;;
    *) qos=ComputePodQOS resize='return validation.ValidatePodResize(resized(n, o, true), o, opts)' ;;
  esac
  cat > release.go <<END
package main

import (
	"k8s.io/apimachinery/pkg/util/validation/field"
	core "k8s.io/kubernetes/pkg/apis/core"
	"k8s.io/kubernetes/pkg/apis/core/helper/qos"
	"k8s.io/kubernetes/pkg/apis/core/validation"
)

func resize(n, o *core.Pod, opts validation.PodValidationOptions) field.ErrorList { $resize }

func podQOS(p *core.Pod) core.PodQOSClass { return qos.$qos(p) }
END
  source=$(go mod download -json "k8s.io/kubernetes@v$version" | sed -n 's/.*"Dir": "\(.*\)",*/\1/p')
  { printf 'module pod-updates\n\ngo 1.24\n\nrequire k8s.io/kubernetes v%s\n\n' "$version"
    sed -n 's#.*\(k8s.io/[a-z-]*\) => ./staging.*#\1#p' "$source/go.mod" | while read -r module; do
      echo "replace $module => $module v0.${version#1.}"
    done; } > go.mod
  go build -o "$work/$version" .
done
python3 "$here/record.py" "$work"
