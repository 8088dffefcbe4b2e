#!/bin/sh
# Records answers.jsonl with several releases of k8s.io/kubernetes: see README.md.
set -e
cd "$(dirname "$0")"
work=$(mktemp -d)
node questions.mjs > "$work/questions.jsonl"
for version in ${VERSIONS:-1.26.15 1.28.15 1.32.13 1.36.3}; do
  source="$work/$version"
  mkdir "$source"
  cp main.go "$source"
  (cd "$source" && go mod init kruise-preflight.example/limits && go mod edit -require="k8s.io/kubernetes@v$version")
  # Its libraries are replaced by folders of its own tree; outside of it they are the modules of the same release.
  for module in $(GOFLAGS=-mod=mod go mod download -json "k8s.io/kubernetes@v$version" | sed -n 's/.*"GoMod": "\(.*\)".*/\1/p' | xargs sed -n 's#^\t\(k8s.io/[a-z-]*\) v0.0.0$#\1#p'); do
    (cd "$source" && go mod edit -replace="$module=$module@v0.${version#1.}")
  done
  (cd "$source" && go mod tidy && go build -o "$work/answer")
  "$work/answer" < "$work/questions.jsonl" > "$work/out-$version.jsonl"
  case $version in
    1.28.*) GATES=SidecarContainers=true "$work/answer" < "$work/questions.jsonl" > "$work/out-$version+SidecarContainers.jsonl" ;;
    1.32.*) GATES=PodLevelResources=true "$work/answer" < "$work/questions.jsonl" > "$work/out-$version+PodLevelResources.jsonl" ;;
  esac
done
node pack.mjs "$work/questions.jsonl" $(ls "$work"/out-*.jsonl | sort) > answers.jsonl
