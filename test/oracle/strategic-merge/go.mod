module kruise-preflight.example/strategic-merge

go 1.23.0

require (
	k8s.io/api v0.32.10
	k8s.io/apimachinery v0.32.10
)
