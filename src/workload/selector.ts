// Mirrors k8s.io/apimachinery pkg/apis/meta/v1/helpers.go (LabelSelectorAsSelector) and pkg/labels/selector.go.
import { isObject, type JsonObject, objects, text } from './manifest.js'

/** Whether a label selector selects nothing in particular: neither labels nor expressions. */
export function isEmptySelector(selector: unknown): boolean {
  if (!isObject(selector)) return true
  const labels = isObject(selector.matchLabels) ? Object.keys(selector.matchLabels) : []
  return labels.length === 0 && objects(selector.matchExpressions).length === 0
}

/** Whether a label selector (`matchLabels`, `matchExpressions`) matches the labels. An empty one matches everything. */
export function selects(selector: unknown, labels: JsonObject): boolean {
  if (!isObject(selector)) return false
  const wanted = isObject(selector.matchLabels) ? Object.entries(selector.matchLabels) : []
  const has = (key: string): boolean => Object.hasOwn(labels, key)
  return (
    wanted.every(([key, value]) => has(key) && labels[key] === value) &&
    objects(selector.matchExpressions).every(({ key, operator, values }) => {
      const name = text(key)
      const listed = has(name) && Array.isArray(values) && values.includes(labels[name] as string)
      switch (operator) {
        case 'In':
          return listed
        case 'NotIn':
          return !listed
        case 'Exists':
          return has(name)
        case 'DoesNotExist':
          return !has(name)
        default:
          return false
      }
    })
  )
}
