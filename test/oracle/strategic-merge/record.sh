#!/bin/sh
# Records tables.jsonl and cases.jsonl with the releases of k8s.io/api that Kruise is built with: see README.md.
set -e
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
: > tables.jsonl
: > cases.jsonl
for version in 0.24.17 0.26.15 0.28.15 0.30.14 0.32.10; do
  cp ./*.go go.mod "$work"
  (cd "$work" && go mod edit -require="k8s.io/api@v$version" -require="k8s.io/apimachinery@v$version" && go mod tidy 2>/dev/null)
  (cd "$work" && go run . table) >> tables.jsonl
  case $version in 0.26.*|0.32.*) (cd "$work" && go run . cases) >> cases.jsonl ;; esac
done
node structs.mjs
