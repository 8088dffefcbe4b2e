// Records what a webhook's JSON patch does to a request that holds fields which the webhook does not know: see README.md.
package main

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand"
	"slices"

	"gomodules.xyz/jsonpatch/v2"
	evanphx "gopkg.in/evanphx/json-patch.v4"
)

var random = rand.New(rand.NewSource(20261121))

func below(n int) int { return random.Intn(n) }

// A value of what the webhook's structs know.
func known(depth int) any {
	if depth == 0 || below(5) == 0 {
		return []any{"x", "y", 1.0, 2.0, true, false}[below(6)]
	}
	switch below(3) {
	case 0:
		list := []any{}
		for range below(4) {
			if below(4) == 0 {
				list = append(list, known(0))
			} else {
				list = append(list, object(depth-1))
			}
		}
		return list
	case 1:
		list := []any{}
		for range below(4) {
			list = append(list, known(0))
		}
		return list
	}
	return object(depth - 1)
}

func object(depth int) map[string]any {
	made := map[string]any{}
	for _, key := range []string{"a", "b", "c"} {
		if below(2) == 0 {
			made[key] = known(depth)
		}
	}
	return made
}

func clone(value any) any {
	text, _ := json.Marshal(value)
	var copied any
	_ = json.Unmarshal(text, &copied)
	return copied
}

// The same with fields added that the structs do not have.
func withUnknown(value any) any {
	switch given := value.(type) {
	case map[string]any:
		for _, key := range slices.Sorted(maps.Keys(given)) {
			given[key] = withUnknown(given[key])
		}
		if below(2) == 0 {
			given["u"] = fmt.Sprintf("u%d", below(1000))
		}
	case []any:
		for at, each := range given {
			given[at] = withUnknown(each)
		}
	}
	return value
}

// What a webhook does to it.
func mutated(value any) any {
	switch given := value.(type) {
	case map[string]any:
		for _, key := range slices.Sorted(maps.Keys(given)) {
			switch below(8) {
			case 0:
				delete(given, key)
			case 1:
				given[key] = known(1)
			default:
				given[key] = mutated(given[key])
			}
		}
		if below(4) == 0 {
			given[[]string{"a", "b", "c"}[below(3)]] = known(2)
		}
	case []any:
		for at, each := range given {
			given[at] = mutated(each)
		}
		switch below(5) {
		case 0:
			return append([]any{object(1)}, given...)
		case 1:
			return append(given, object(1))
		case 2:
			if len(given) > 0 {
				at := below(len(given))
				return append(given[:at:at], given[at+1:]...)
			}
		case 3:
			random.Shuffle(len(given), func(i, j int) { given[i], given[j] = given[j], given[i] })
		}
	}
	return value
}

func text(value any) []byte {
	made, _ := json.Marshal(value)
	return made
}

func main() {
	for range 400 {
		before := any(object(3))
		raw := withUnknown(clone(before))
		after := mutated(clone(before))
		operations, err := jsonpatch.CreatePatch(text(before), text(after))
		if err != nil {
			panic(err)
		}
		patch, err := evanphx.DecodePatch(text(operations))
		if err != nil {
			panic(err)
		}
		stored, err := patch.Apply(text(raw))
		if err != nil {
			panic(err)
		}
		fmt.Printf("%s\n", text([]any{raw, before, after, json.RawMessage(stored)}))
	}
}
