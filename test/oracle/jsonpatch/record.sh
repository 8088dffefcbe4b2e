#!/bin/sh
# Records answers.jsonl: see README.md.
set -e
cd "$(dirname "$0")"
work=$(mktemp -d)
cp main.go "$work"
(cd "$work" && go mod init kruise-preflight.example/jsonpatch && GOFLAGS=-mod=mod go get gomodules.xyz/jsonpatch/v2@v2.4.0 gopkg.in/evanphx/json-patch.v4@v4.12.0)
(cd "$work" && GOFLAGS=-mod=mod go run .) > answers.jsonl
