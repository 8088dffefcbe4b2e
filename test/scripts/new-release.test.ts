import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
// @ts-expect-error the scripts are plain JavaScript
import { compilePolicies } from '../../scripts/compile-policies.mjs'
// @ts-expect-error the scripts are plain JavaScript
import { gatesIn } from '../../scripts/new-release/gates.mjs'
// @ts-expect-error the scripts are plain JavaScript
import { messagesIn } from '../../scripts/new-release/messages.mjs'
// @ts-expect-error the scripts are plain JavaScript
import { podStructs } from '../../scripts/new-release/structs.mjs'
// @ts-expect-error the scripts are plain JavaScript
import { newRelease } from '../../scripts/new-release.mjs'

const folder = mkdtempSync(join(tmpdir(), 'new-release-'))
const clone = join(folder, 'kruise')
const modules = join(folder, 'modules')
let tables: unknown

const TYPES = (more = '') => `package v1
type Pod struct {
\tmetav1.TypeMeta \`json:",inline"\`
\tSpec PodSpec \`json:"spec,omitempty"\`
}
type RestartPolicy string
type PodSpec struct {
\t// +optional
\tContainers []Container \`json:"containers" patchStrategy:"merge" patchMergeKey:"name"\`
\tRestartPolicy RestartPolicy \`json:"restartPolicy,omitempty"\`
${more}}
type Container struct {
\tName string \`json:"name"\`
}
`
const FEATURES = (specs: string, set = '') => `package features
const (
\tFirst featuregate.Feature = "First"
\tSecondGate featuregate.Feature = "Second"
\tThird featuregate.Feature = "Third"
)
var defaultFeatureGates = map[featuregate.Feature]featuregate.FeatureSpec{
${specs}}
func SetDefaultFeatureGates() {
\tif !utilfeature.DefaultFeatureGate.Enabled(First) {
\t\t_ = Set(fmt.Sprintf("%s=false", SecondGate))
${set}\t}
}
`
const CRD = (fields: string) => `spec:
  group: apps.kruise.io
  names: { kind: CloneSet }
  versions:
    - name: v1alpha1
      schema:
        openAPIV3Schema:
          properties: { spec: { type: object, properties: { ${fields} } }, status: { type: object } }
`
const OLD = {
  'go.mod': 'module github.com/openkruise/kruise\nrequire k8s.io/api v0.30.10\n',
  'pkg/features/kruise_features.go': FEATURES(
    '\tFirst: {Default: true, PreRelease: featuregate.Beta},\n\tSecondGate: {Default: false, PreRelease: featuregate.Alpha},\n',
  ),
  'pkg/webhook/cloneset/validating/validation.go': `package validating
func a() {
\tx(field.Invalid(fldPath.Child("replicas"), n, fmt.Sprintf("must be at most %d", 9)))
\tx(field.Required(fldPath.Child("selector"), "a selector is " +
\t\t"needed"))
}
`,
  'config/crd/bases/clonesets.yaml': CRD('replicas: { type: integer }'),
}
const NEW = {
  'go.mod':
    'module github.com/openkruise/kruise\nrequire k8s.io/api v0.30.10\nreplace k8s.io/api => k8s.io/api v0.31.2\n',
  'pkg/features/kruise_features.go': FEATURES(
    '\tFirst: {Default: true, PreRelease: featuregate.GA, LockToDefault: true},\n\tThird: {Default: false, PreRelease: featuregate.Alpha},\n',
    '\t\t_ = Set(fmt.Sprintf("%s=false", Third))\n',
  ),
  // The text that stays has moved to another file of its package.
  'pkg/webhook/cloneset/validating/more.go': `package validating
func b() {
\tx(field.Required(fldPath.Child("selector"), "a selector is needed"))
\t// x(field.Forbidden(fldPath, "only thought of"))
\treturn fmt.Errorf("a pod %q of others", name)
}
`,
  'pkg/webhook/cloneset/validating/validation.go': 'package validating\n',
  'config/crd/bases/clonesets.yaml': CRD('replicas: { type: integer }, paused: { type: boolean }'),
}
const FACTS = `
releases:
  - of: kruise
    known: ['1.8.4']
    evidence: [tags]
facts:
  - fact: replicas-bounded
    says: Replicas are bounded.
    of: kruise
    holds: '>=1.0.0'
    basis: source
    evidence: ['openkruise/kruise@v1.8.4 pkg/webhook/cloneset/validating/validation.go:3']
messages:
  - message: replicas-many
    text: 'spec.replicas: Invalid value: {n}: must be at most {most}'
    evidence: ['openkruise/kruise@v1.8.4 pkg/webhook/cloneset/validating/validation.go:3']
tables:
  - table: kruise-client-library
    says: The library.
    of: kruise
    rows: [{ holds: '>=1.0.0', value: '1.30.10' }]
    evidence: [go.mod]
gates:
  - gate: First
    of: kruise
    rows: [{ holds: '>=1.0.0', stage: beta, default: true, evidence: code }]
  - gate: Second
    of: kruise
    rows: [{ holds: '>=1.0.0', stage: alpha, default: false, evidence: code }]
gateRules:
  - of: kruise
    holds: '>=1.0.0'
    when: First
    is: false
    sets: { Second: false }
    evidence: [code]
`

beforeAll(async () => {
  mkdirSync(clone)
  git('init', '-q')
  release(OLD, 'v1.8.4')
  release(NEW, 'v1.9.0')
  write(join(modules, 'k8s.io/api@v0.31.2'), {
    'core/v1/types.go': TYPES('\tPaused *bool `json:"paused,omitempty"`\n'),
  })
  write(join(folder, 'policies'), { 'facts/all.yaml': FACTS })
  const { knowledge } = await compilePolicies(join(folder, 'policies'))
  const structRows = [{ types: podStructs(TYPES()) }]
  tables = {
    knowledge,
    crdRows: [{ kinds: { 'apps.kruise.io/v1alpha1/CloneSet': { spec: { replicas: 1 } } } }],
    structRows,
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

const PRINTED = `kruise v1.9.0 against v1.8.4

Releases
  1.9.0 is not known

Client libraries
  k8s.io/api in go.mod: 1.30.10 -> 1.31.2 (1.30.10 says the table kruise-client-library)

Feature gates (pkg/features)
  ~ First: beta, on -> ga, on, locked (the table says beta, on)
  - Second: alpha, off (the table says alpha, off)
  + Third: alpha, off (in no row of the table)

Gates that switch gates (SetDefaultFeatureGates)
  + First=false: Second=false Third=false
  - First=false: Second=false

Messages, by line of the file
  pkg/webhook/cloneset/validating/more.go
    + 5 Errorf: "a pod %q of others" (ours: none)
  pkg/webhook/cloneset/validating/validation.go
    - 3 Invalid replicas: "must be at most %d" (ours: replicas-many)

Fields of pods (k8s.io/api core/v1/types.go)
  + PodSpec.paused: pointer to bool

Fields of custom resources (config/crd/bases)
  + apps.kruise.io/v1alpha1/CloneSet.spec.paused

Cited files that changed: read their facts again
  ~ pkg/webhook/cloneset/validating/validation.go: replicas-bounded, replicas-many

To do
  policies/facts/releases.yaml: add 1.9.0 to the known releases of kruise
  policies/facts/openkruise.yaml: table kruise-client-library says 1.30.10 of kruise 1.9.0, it is 1.31.2
  policies/facts/feature-gates.yaml: First is ga, on, locked, the table says beta, on
  policies/facts/feature-gates.yaml: Second is gone, the table says alpha, off: end that row, and add one with stage: removed
  policies/facts/feature-gates.yaml: Third is alpha, off, in no row of the table
  policies/facts/feature-gates.yaml, gateRules: lacks "First=false: Second=false Third=false"
  policies/facts/feature-gates.yaml, gateRules: has, and the release has not, "First=false: Second=false"
  policies/facts: replicas-many: the words are gone from pkg/webhook/cloneset/validating/validation.go; see that a fact ends them
  src/admission: added messages that are none of ours: 1; see which refuse what
  src/admission/pod-structs.json: at 1.31.2 it lacks "+ PodSpec.paused: pointer to bool"
  test/oracle/strategic-merge/record.sh: add 0.31.2, run it, and write the fact pod-structs-1-31 in policies/facts/strategic-merge.yaml (kruise 1.9.0)
  src/admission/crd-fields.json: lacks "+ apps.kruise.io/v1alpha1/CloneSet.spec.paused"
  node scripts/crd-fields.mjs CLONE, and the fact kruise-crds-1-9 in policies/facts/crd-fields.yaml (kruise 1.9.0)
`

it('prints what a release changed, and what the tables lack', async () => {
  expect(await newRelease({ of: 'kruise', path: clone, tag: 'v1.9.0', modules }, tables)).toBe(PRINTED)
})

it('reads a bare clone and unpacked modules alike', async () => {
  const bare = join(folder, 'bare.git')
  git('clone', '-q', '--bare', '.', bare)
  expect(await newRelease({ of: 'kruise', path: bare, tag: 'v1.9.0', modules }, tables)).toBe(PRINTED)
  const module = (tag: string) => join(folder, `unpacked/kruise@${tag}`)
  write(module('v1.8.4'), OLD)
  write(module('v1.9.0'), NEW)
  expect(await newRelease({ of: 'kruise', path: module('v1.9.0'), tag: 'v1.9.0', modules }, tables)).toBe(PRINTED)
})

it('says that nothing is to do where the tables hold what the release has', async () => {
  const printed = await newRelease(
    { of: 'kruise', path: clone, tag: 'v1.8.4', against: 'v1.8.4', modules: clone },
    tables,
  )
  expect(printed.split('\n\n').at(-1)).toBe('To do\n  go mod download k8s.io/api@v0.30.10, and run this again\n')
  write(join(modules, 'k8s.io/api@v0.30.10'), { 'core/v1/types.go': TYPES() })
  const again = await newRelease({ of: 'kruise', path: clone, tag: 'v1.8.4', against: 'v1.8.4', modules }, tables)
  expect(again.split('\n\n').slice(-2)).toEqual([
    'Cited files that changed: read their facts again\n  nothing changed',
    'To do\n  nothing: the tables say it all\n',
  ])
})

it('names the other tags of a commit', async () => {
  const twin = join(folder, 'twin')
  cpSync(clone, twin, { recursive: true })
  execFileSync('git', ['-C', twin, 'tag', 'v1.8.9', 'v1.9.0'])
  const printed = await newRelease({ of: 'kruise', path: twin, tag: 'v1.9.0', modules }, tables)
  expect(printed).toContain('  1.9.0 is not known\n  the same commit is tagged v1.8.9\n')
  expect(printed).toContain('add 1.9.0 to the known releases of kruise, with its alias if the code is that of v1.8.9\n')
})

it('reads messages with the names of their paths, and no comments', () => {
  const text = `func a() {
\t/* field.Forbidden(p, "once") */
\tfield.NotSupported(fldPath.Child("a", "b").Index(i), v, []string{"X", "Y"})
\terrors.New(\`a "raw" (text\`)
\tconst podMessage = "a constant"
\tfield.Invalid(fldPath, v, err.Error())
}`
  expect(messagesIn(new Map([['a.go', text]]))).toEqual([
    { file: 'a.go', line: 3, call: 'NotSupported', path: 'a.b', text: 'X Y' },
    { file: 'a.go', line: 4, call: 'New', path: '', text: 'a "raw" (text' },
    { file: 'a.go', line: 5, call: 'constant', path: '', text: 'a constant' },
  ])
})

it('reads versioned gates, the newest last, and no gates that others depend on', () => {
  const text = `package features
const PodThing featuregate.Feature = "PodThing"
var versioned = map[featuregate.Feature]featuregate.VersionedSpecs{
\tPodThing: {
\t\t{Version: version.MustParse("1.35"), Default: false, PreRelease: featuregate.Alpha},
\t\t{Version: version.MustParse("1.37"), Default: true, LockToDefault: true, PreRelease: featuregate.GA}, // remove in 1.40
\t},
\tgenericfeatures.OfTheServer: {
\t\t{Version: version.MustParse("1.30"), Default: true, PreRelease: featuregate.Beta},
\t},
}
var dependencies = map[featuregate.Feature][]featuregate.Feature{
\tPodThing: {genericfeatures.OfTheServer},
\tNothing: {},
}
`
  expect([...gatesIn([text])]).toEqual([
    ['PodThing', { stage: 'ga', default: true, locked: true }],
    ['OfTheServer', { stage: 'beta', default: true, locked: false }],
  ])
})

it.each([
  [{ tag: 'v9.9.9' }, `v9.9.9 is no tag of ${clone}`],
  [{ tag: 'v1.9.0', against: 'v0.0.9' }, `v0.0.9 is no tag of ${clone}`],
  [{ tag: 'master' }, 'master is not the tag of a release'],
  [{ tag: 'v0.1.0' }, 'the tables know no release of kruise before v0.1.0: give --against TAG'],
  [{ tag: 'v1.9.0', path: folder }, `${folder} is neither a git clone nor an unpacked Go module`],
  [
    { tag: 'v1.9.0', path: join(folder, 'none') },
    `${join(folder, 'none')} is neither a git clone nor an unpacked Go module`,
  ],
  [{ tag: 'v1.9.7', path: join(folder, 'alone/kruise@v1.9.0') }, 'kruise@v1.9.7 does not lie beside kruise@v1.9.0'],
])('says in one line what cannot be read (%#)', async (input, line) => {
  write(join(folder, 'alone/kruise@v1.9.0'), NEW)
  await expect(newRelease({ of: 'kruise', path: clone, modules, ...input }, tables)).rejects.toThrow(new Error(line))
})

it.each([
  [
    ['helm', clone, 'v1.9.0'],
    'usage: node scripts/new-release.mjs kruise|kubernetes|vcluster PATH TAG [--against TAG] [--modules FOLDER]',
  ],
  [['kruise', clone, 'v1.99.0', '--against', 'v1.8.4'], `v1.99.0 is no tag of ${clone}`],
])('ends with exit code 2 and nothing but that line (%#)', (args, line) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/new-release.mjs', ...args], {
    encoding: 'utf8',
  })
  expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: '', stderr: `${line}\n` })
})

function write(root: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

function release(files: Record<string, string>, tag: string): void {
  write(clone, files)
  git('add', '-A')
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false', 'commit', '-qm', tag)
  git('-c', 'tag.gpgsign=false', 'tag', tag)
}

function git(...args: string[]): void {
  execFileSync('git', ['-C', clone, ...args], { stdio: 'ignore' })
}
