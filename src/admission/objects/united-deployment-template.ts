// Mirrors pkg/webhook/uniteddeployment/validating/uniteddeployment_validation.go of openkruise/kruise: validateSubsetTemplate
// and validateSubsetTemplateUpdate.
import type { Path } from '../../source/path.js'
import type { JsonObject } from '../../workload/manifest.js'
import { Origins } from '../../workload/origins.js'
import { isEmptySelector, selects } from '../../workload/selector.js'
import { typed } from '../typed.js'
import { child, type Fields, member, number, record, text } from '../validation/read.js'
import type { Errors, Scope } from '../validation/scope.js'
import type { World } from '../world.js'
import { labelsLiteral } from './go-literals.js'
import { nonNegative } from './int-or-string.js'
import { canonical } from './selectors.js'
import { kruiseOptions, podTemplateErrors, templateMetaErrors } from './template.js'
import { templatesLiteral } from './united-deployment-literals.js'

const at = ['spec', 'template']

/** The workloads that subsets may be made of, in the order in which upstream looks for them. */
const NAMES = ['statefulSetTemplate', 'advancedStatefulSetTemplate', 'deploymentTemplate', 'cloneSetTemplate'] as const

/** The errors of the templates. Of a CloneSet's upstream looks at nothing. */
export function* templateErrors(scope: Scope, spec: Fields, world: World): Errors {
  const template = child(spec, 'template')
  const given = NAMES.filter((name) => child(template, name))
  if (given.length === 0) yield scope.required(at, 'united-deployment-no-template')
  if (given.length > 1) yield scope.invalid(at, templatesLiteral(template), 'united-deployment-two-templates')
  const name = given.find((each) => each !== 'cloneSetTemplate')
  const chosen = name && child(template, name)
  if (!chosen) return
  const selector = child(spec, 'selector')
  const here = [...at, name]
  const meta = child(chosen, 'metadata')
  if (!matches(selector, meta)) {
    const shown = [...at, name === 'deploymentTemplate' ? name : 'statefulSetTemplate', 'metadata', 'labels']
    const error = scope.invalid(shown, labelsLiteral(meta, 'labels'), 'selector-misses-template')
    yield { ...error, place: [...here, 'metadata', 'labels'] }
  }
  yield* unusedErrors(scope, name, child(chosen, 'spec'), [...here, 'spec'])
  yield* podErrors(scope, name, child(chosen, 'spec'), selector, [...here, 'spec', 'template'], world)
}

function matches(selector: Fields | undefined, meta: Fields | undefined): boolean {
  return selects(selector, (child(meta, 'labels') ?? {}) as JsonObject)
}

/** What the template says and the UnitedDeployment decides. */
function* unusedErrors(scope: Scope, name: string, spec: Fields | undefined, here: Path): Errors {
  const unused = { template: name }
  const replicas = number(spec, 'replicas')
  if (replicas !== undefined) {
    yield scope.invalid([...here, 'replicas'], replicas, 'united-deployment-replicas-unused', unused)
  }
  if (name === 'deploymentTemplate') return
  const strategy = child(spec, 'updateStrategy')
  const partition = number(child(strategy, 'rollingUpdate'), 'partition')
  if (partition === undefined || text(strategy, 'type') !== 'RollingUpdate') return
  const path = [...here, 'updateStrategy', 'rollingUpdate', 'partition']
  yield scope.invalid(path, partition, 'united-deployment-partition-unused', unused)
}

/** The errors of the pod template. Of a StatefulSet's pods upstream reads labels and annotations only. */
function* podErrors(
  scope: Scope,
  name: string,
  spec: Fields | undefined,
  selector: Fields | undefined,
  here: Path,
  world: World,
): Errors {
  const written = child(spec, 'template') ?? {}
  const meta = child(written, 'metadata')
  if (!isEmptySelector(selector) && !matches(selector, meta)) {
    yield scope.invalid([...here, 'metadata', 'labels'], labelsLiteral(meta, 'labels'), 'selector-misses-template')
  }
  if (name !== 'deploymentTemplate') {
    yield* templateMetaErrors(scope, meta, here)
    return
  }
  const known = { metadata: meta ?? {}, spec: structuredClone(child(written, 'spec') ?? {}) } as JsonObject
  const template = typed(known, world.kruiseStructs(), new Origins())
  yield* podTemplateErrors(template, here, scope.build, kruiseOptions(world))
  const pod = record(template.spec)
  const policy = text(pod, 'restartPolicy')
  if (policy !== 'Always') yield scope.notSupported([...here, 'spec', 'restartPolicy'], policy, ['Always'])
  if (member(pod, 'activeDeadlineSeconds') !== undefined) {
    yield scope.forbidden([...here, 'spec', 'activeDeadlineSeconds'], 'replicaset-active-deadline')
  }
}

/** The errors of an update: of a StatefulSet template only the pods, the replicas and the strategy may change. */
export function* templateChangeErrors(scope: Scope, spec: Fields, before: Fields): Errors {
  const template = child(spec, 'template')
  const was = child(before, 'template')
  const name = (['statefulSetTemplate', 'advancedStatefulSetTemplate', 'deploymentTemplate'] as const).find(
    (each) => child(template, each) && child(was, each),
  )
  if (!name) return
  const now = child(child(template, name), 'spec')
  const here = [...at, name, 'spec']
  if (name !== 'deploymentTemplate' && fixed(now) !== fixed(child(child(was, name), 'spec'))) {
    yield scope.forbidden(here, 'united-deployment-template-fixed', {
      template: name.replace('SetTemplate', 'setTemplate'),
    })
  }
  yield* nonNegative(scope, number(now, 'replicas'), [...here, 'replicas'])
}

function fixed(spec: Fields | undefined): string {
  const { replicas: _replicas, template: _template, updateStrategy: _strategy, ...rest } = spec ?? {}
  return canonical(rest)
}
