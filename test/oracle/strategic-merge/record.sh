#!/bin/sh
# Records tables.jsonl, cases.jsonl and the structs of every release of k8s.io/api: see README.md.
set -e
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
: > tables.jsonl
: > cases.jsonl
for version in 0.20.15 0.22.17 0.24.17 0.26.15 0.27.16 0.28.15 0.29.15 0.30.14 0.31.14 0.32.10 0.33.13 0.34.4 0.35.4 0.36.3 0.37.1; do
  cp ./*.go go.mod "$work"
  (cd "$work" && go mod edit -require="k8s.io/api@v$version" -require="k8s.io/apimachinery@v$version" && go mod tidy 2>/dev/null)
  (cd "$work" && go run . table) > "$work/table"
  cat "$work/table" >> "$work/tables"
  # Those that the merge is recorded with, or next to, are kept for the tests.
  case $version in 0.24.*|0.26.*|0.28.*|0.30.*|0.32.*|0.36.*) cat "$work/table" >> tables.jsonl ;; esac
  case $version in 0.26.*|0.32.*) (cd "$work" && go run . cases) >> cases.jsonl ;; esac
done
node structs.mjs "$work/tables"
