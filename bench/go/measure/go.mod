module github.com/kruise-preflight/kruise-preflight/bench/measure

go 1.25.0
