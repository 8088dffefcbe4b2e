// Mirrors ShouldCallHook of staging/src/k8s.io/apiserver/pkg/admission/plugin/webhook/generic/webhook.go, without matchConditions.
import { isObject, type JsonObject, objects, text } from '../workload/manifest.js'
import { selects } from '../workload/selector.js'
import type { EffectivePod } from './pod.js'
import { member, type World } from './world.js'

/** Kruise's own webhooks are played, not assumed. */
const OURS = 'kruise-mutating-webhook-configuration'

/** Names the webhooks of others that see the pod being created: what they change is not known. */
export function otherWebhooks(pod: EffectivePod, world: World): void {
  for (const configuration of world.all('admissionregistration.k8s.io', 'MutatingWebhookConfiguration')) {
    if (configuration.name === OURS) continue
    for (const hook of objects(configuration.value.webhooks)) {
      if (!seesPods(hook)) continue
      if (!chooses(hook.namespaceSelector, world.namespaceLabels(pod.namespace))) continue
      if (!chooses(hook.objectSelector, member(member(pod.value, 'metadata'), 'labels'))) continue
      const says = `Webhook ${text(hook.name)} of ${configuration.name}, which sees these pods, changes nothing that matters here`
      pod.assumes.push({ kind: 'MutatingWebhookConfiguration', says, aside: true })
    }
  }
}

/** A selector that is not written chooses everything. */
function chooses(selector: unknown, labels: JsonObject): boolean {
  return !isObject(selector) || selects(selector, labels)
}

function seesPods({ rules }: JsonObject): boolean {
  return objects(rules).some(
    ({ apiGroups, apiVersions, operations, resources, scope }) =>
      has(operations, 'CREATE') &&
      has(apiGroups, '') &&
      has(apiVersions, 'v1') &&
      (has(resources, 'pods') || has(resources, '*/*')) &&
      scope !== 'Cluster',
  )
}

function has(list: unknown, one: string): boolean {
  return Array.isArray(list) && (list.includes(one) || list.includes('*'))
}
