// Mirrors plugin/pkg/admission/limitranger/admission.go of k8s.io/kubernetes: minConstraint to limitRequestRatioConstraint.
import { type JsonObject, text } from '../workload/manifest.js'
import { formatQuantity, int64Value, type Quantity } from '../workload/quantity.js'
import { ZERO } from '../workload/resources.js'
import type { Amounts } from './pod-sums.js'
import { quantities } from './validation/resources.js'

/** What one item of a LimitRange has against a container, a pod or a claim. */
export interface Complaint {
  /** The id of its text in policies/facts, and what fills it. */
  readonly id: string
  readonly values: { readonly resource: string; readonly type: string; readonly bound: string } & Record<string, string>
  /** Where the amount stands, or is missing. */
  readonly list: 'requests' | 'limits'
}

/** What is requested and limited, by resource. */
export interface Stated {
  readonly requests: Amounts
  readonly limits: Amounts
}

/** What `item` has against a container or a pod, resource by resource (upstream's order is random). */
export function* complaints(item: JsonObject, { requests, limits }: Stated): Iterable<Complaint> {
  yield* belowMin(item, requests, limits)
  for (const [resource, max] of quantities(item, 'max')) {
    const request = requests.get(resource)
    const limit = limits.get(resource)
    const [asked, limited, most] = comparable(request, limit, max)
    const values = { resource, type: text(item.type), bound: formatQuantity(max) }
    if (!limit) yield { id: 'limit-range-max-not-stated', values: { ...values, what: 'limit' }, list: 'limits' }
    else if (limited > most) yield over(values, 'limit', limit)
    else if (request && asked > most) yield over(values, 'request', request)
  }
  yield* aboveRatio(item, { requests, limits })
}

/** What `item` has against a claim, of which the requests alone count. */
export function* claimComplaints(item: JsonObject, requests: Amounts): Iterable<Complaint> {
  yield* belowMin(item, requests, new Map())
  for (const [resource, max] of quantities(item, 'max')) {
    const request = requests.get(resource)
    const [asked, , most] = comparable(request, undefined, max)
    const values = { resource, type: text(item.type), bound: formatQuantity(max) }
    if (!request) yield { id: 'limit-range-max-not-stated', values: { ...values, what: 'request' }, list: 'requests' }
    else if (asked > most) yield over(values, 'request', request)
  }
}

function* belowMin(item: JsonObject, requests: Amounts, limits: Amounts): Iterable<Complaint> {
  for (const [resource, min] of quantities(item, 'min')) {
    const request = requests.get(resource)
    const limit = limits.get(resource)
    const [asked, limited, least] = comparable(request, limit, min)
    const values = { resource, type: text(item.type), bound: formatQuantity(min) }
    const under = (what: string, given: Quantity): Complaint => ({
      id: 'limit-range-under-min',
      values: { ...values, what, given: formatQuantity(given) },
      list: `${what}s` as Complaint['list'],
    })
    if (!request) yield { id: 'limit-range-min-not-stated', values, list: 'requests' }
    else if (asked < least) yield under('request', request)
    else if (limit && limited < least) yield under('limit', limit)
  }
}

function over(values: Complaint['values'], what: 'limit' | 'request', given: Quantity): Complaint {
  const all = { ...values, what, given: formatQuantity(given) }
  return { id: 'limit-range-over-max', values: all, list: `${what}s` }
}

function* aboveRatio(item: JsonObject, { requests, limits }: Stated): Iterable<Complaint> {
  for (const [resource, ratio] of quantities(item, 'maxLimitRequestRatio')) {
    const [asked, limited] = comparable(requests.get(resource), limits.get(resource), ratio)
    const values = { resource, type: text(item.type), bound: formatQuantity(ratio) }
    if (asked === 0n) {
      yield { id: 'limit-range-ratio-no-request', values, list: 'requests' }
    } else if (limited === 0n) {
      yield { id: 'limit-range-ratio-no-limit', values, list: 'limits' }
    } else {
      const given = Number(limited) / Number(asked)
      const fine = int64Value(ratio) <= MOST_MILLIS
      const above = fine ? given * 1000 > Number(int64Value(ratio, -3)) : given > Number(int64Value(ratio))
      if (above)
        yield { id: 'limit-range-over-ratio', values: { ...values, given: sixDecimals(given) }, list: 'limits' }
    }
  }
}

/** MaxMilliValue of apimachinery: above it amounts are compared in whole units. */
const MOST_MILLIS = (2n ** 63n - 1n) / 1000n

/** A request, a limit and a bound in one unit: thousandths, or whole units where one of them is too large. Absent is 0. */
function comparable(
  request: Quantity | undefined,
  limit: Quantity | undefined,
  bound: Quantity,
): [bigint, bigint, bigint] {
  const all = [request ?? ZERO, limit ?? ZERO, bound] as const
  const scale = all.every((each) => int64Value(each) <= MOST_MILLIS) ? -3 : 0
  return all.map((each) => int64Value(each, scale)) as [bigint, bigint, bigint]
}

/** A number as Go's %f prints it; unlike toFixed, Go rounds a tie to the even digit. */
export function sixDecimals(value: number): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf'
  const rounded = value.toFixed(6)
  const [whole = '', fraction = ''] = value.toFixed(80).split('.')
  const tie = /^50*$/.test(fraction.slice(6))
  return tie && /[02468]$/.test(fraction.slice(0, 6)) ? `${whole}.${fraction.slice(0, 6)}` : rounded
}
