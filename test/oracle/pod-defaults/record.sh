#!/bin/sh
# Records answers.jsonl with several releases of k8s.io/kubernetes: see README.md.
set -e
cd "$(dirname "$0")"
work=$(mktemp -d)
node pods.mjs > "$work/pods.jsonl"
for version in 1.26.15 1.28.15 1.30.14 1.32.13 1.34.4 1.36.3; do
  source="$work/$version"
  mkdir "$source"
  cp main.go "$source"
  case $version in 1.2*) sed -i 's/qos.ComputePodQOS/qos.GetPodQOS/' "$source/main.go" ;; esac
  (cd "$source" && go mod init kruise-preflight.example/pod-defaults && go mod edit -require="k8s.io/kubernetes@v$version")
  # Its libraries are replaced by folders of its own tree; outside of it they are the modules of the same release.
  for module in $(GOFLAGS=-mod=mod go mod download -json "k8s.io/kubernetes@v$version" | sed -n 's/.*"GoMod": "\(.*\)".*/\1/p' | xargs sed -n 's#^\t\(k8s.io/[a-z-]*\) v0.0.0$#\1#p'); do
    (cd "$source" && go mod edit -replace="$module=$module@v0.${version#1.}")
  done
  (cd "$source" && go mod tidy && go build -o "$work/answer")
  "$work/answer" < "$work/pods.jsonl" > "$work/out-$version.jsonl"
  case $version in 1.28.*|1.30.*|1.32.*) GATES=InPlacePodVerticalScaling=true "$work/answer" < "$work/pods.jsonl" > "$work/out-$version+resize.jsonl" ;; esac
done
node pack.mjs "$work/pods.jsonl" $(ls "$work"/out-*.jsonl | sort) > answers.jsonl
