package main

import rego.v1

# One small rule, as a team would write it first.
deny contains message if {
	input.kind == "Deployment"
	some container in input.spec.template.spec.containers
	endswith(container.image, ":latest")
	message := sprintf("%s of %s runs latest", [container.name, input.metadata.name])
}
