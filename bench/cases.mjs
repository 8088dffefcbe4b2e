import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { actionOn } from './action.mjs'
import { writeField } from './corpus/field.mjs'
import { replicas, writeGitOps } from './corpus/gitops.mjs'
import * as kinds from './corpus/kinds.mjs'
import { write, writeLarge, writeMixed, writeOne, writeSpreads } from './corpus/manifests.mjs'
import { matrix } from './corpus/matrix.mjs'
import { randomOf } from './corpus/random.mjs'
import { firstCommit, pullRequest } from './corpus/repository.mjs'
import { counting } from './counting.mjs'
import { largest, least, middle, OURS, ratio } from './measured.mjs'
import { cluster, floors, helm, kustomize, ours, peers } from './tools.mjs'

const MEGABYTE = 1e6

/**
 * The cases: `make` writes the files into an empty folder and gives the contenders and the targets. A target's `of` gets the runs
 * by name and gives what is compared with `most`; `least` is that of the smallest runs.
 */
export const cases = {
  a: {
    title: 'A change of five files: these five',
    make(env) {
      const paths = five(env)
      return {
        contenders: [...sideBySide(env, paths, { floor: 'node -e 0' }), withFinding(env, paths)],
        targets: [versus('node -e 0', 1.6), versus('kubeconform', 1)],
      }
    },
  },
  base: {
    title: 'The same change, in a repository of 1,000 files, compared with its base',
    make(env) {
      writeSet(env, env.files(1000))
      const paths = five(env)
      const base = firstCommit(env.folder)
      for (const file of paths) appendFileSync(join(env.folder, file), '# changed\n')
      const own = ours(env, ['.'], [...cluster, '--base', base])
      return {
        contenders: [
          { name: OURS, command: own, cwd: env.folder },
          ...sideBySide(env, paths, { floor: 'node -e 0' }).slice(1),
        ],
        targets: [versus('node -e 0', 1.6), versus('kubeconform', 1)],
      }
    },
  },
  b: {
    title: '1,000 files',
    make(env) {
      writeSet(env, env.files(1000))
      return {
        contenders: sideBySide(env, ['.']),
        targets: [versus('kubeconform', 1 / 3)],
      }
    },
  },
  c: {
    title: '10,000 files',
    runs: 3,
    make(env) {
      writeSet(env, env.files(10_000))
      return {
        contenders: sideBySide(env, ['.'], { slow: true }),
        targets: [versus('kubeconform', 1 / 4), versus('parse in Go', 1)],
      }
    },
  },
  memory: {
    title: '25,000 files',
    runs: 1,
    make(env) {
      writeSet(env, env.files(25_000))
      return {
        contenders: sideBySide(env, ['.'], { slow: true, without: ['kubectl-validate', 'conftest'] }).map(cold),
        targets: [{ text: 'peak memory in MiB', most: 200, of: (runs) => ({ median: largest(runs.get(OURS)) }) }],
      }
    },
  },
  d: {
    title: 'One file of 5 MB',
    make(env) {
      writeOne(env.folder, 'all.yaml', env.bytes(5 * MEGABYTE))
      return { contenders: sideBySide(env, ['all.yaml']), targets: [] }
    },
  },
  linear: growth('One file of 1, 2, 4 and 8 MB: many documents', [1, 2, 4, 8], 'MB', (env, name, size) => {
    writeOne(env.folder, `${name}.yaml`, env.bytes(size * MEGABYTE))
    return `${name}.yaml`
  }),
  list: growth('One file of 1, 2, 4 and 8 MB: a single List', [1, 2, 4, 8], 'MB', (env, name, size) => {
    writeOne(env.folder, `${name}.yaml`, env.bytes(size * MEGABYTE), true)
    return `${name}.yaml`
  }),
  documents: growth(
    '1,000 to 8,000 documents with a WorkloadSpread for every 50',
    [1, 2, 4, 8],
    ',000 documents',
    (env, name, size) => {
      writeLarge(join(env.folder, name), env.files(size * 1000), env.files(size * 20))
      return name
    },
  ),
  large: {
    title: '100,000 documents in 10,000 files with 2,000 WorkloadSpreads, and a tenth of that',
    runs: 1,
    make(env) {
      writeLarge(join(env.folder, 'tenth'), env.files(10_000), env.files(200))
      writeLarge(join(env.folder, 'whole'), env.files(100_000), env.files(2000))
      return {
        contenders: [
          tiny(env),
          { name: 'a tenth', command: ours(env, ['tenth'], cluster), cwd: env.folder },
          { name: OURS, command: ours(env, ['whole'], cluster), cwd: env.folder },
          { name: 'parse in Go', command: floors['parse in Go'](env, ['whole']), cwd: env.folder },
        ].map(cold),
        targets: [
          {
            text: 'CPU of ten times as much, start apart, of the least',
            most: 11,
            of: (runs) => grown(runs, 'a tenth', OURS),
          },
          { text: 'peak memory in MiB', most: 200, of: (runs) => ({ median: largest(runs.get(OURS)) }) },
        ],
      }
    },
  },
  'e-mixed': clusters('200 clusters instead of one, on 10,000 files', 1.5, (env) => writeSet(env, env.files(10_000))),
  'e-spreads': clusters('200 clusters instead of one, on 100 workloads that all have spreads and sidecars', 4, (env) =>
    writeSpreads(env.folder, env.files(100)),
  ),
  f: {
    title: 'The action in a pull request of five files in a repository of 1,000, with a stand-in for the API',
    async make(env) {
      writeSet(env, env.files(1000))
      const files = five(env)
      const change = () => {
        for (const file of files) appendFileSync(join(env.folder, file), '# changed\n')
      }
      const commits = pullRequest(env.folder, change)
      const { close, variants } = await actionOn(env, commits, files)
      const floor = { name: 'node -e 0', command: floors['node -e 0'](env), cwd: env.folder }
      return { contenders: [...variants, floor], targets: [], close }
    },
  },
  g: {
    title: 'GitOps: 400 overlays, 150 charts, 14 clusters; a change of one overlay',
    runs: 1,
    make(env) {
      const apps = Math.max(1, env.files(40))
      writeGitOps(env.folder, { apps, charts: env.files(150), clusters: 14 })
      const base = firstCommit(env.folder)
      const overlay = 'apps/app-0/overlays/stage-4'
      write(env.folder, `${overlay}/replicas.yaml`, replicas('app-0', 20))
      const count = counting({ kustomize: kustomize(), helm: helm() })
      const path = { ...process.env, NO_COLOR: '1', PATH: `${count.folder}:${process.env.PATH}` }
      const command = ours(env, ['.'], ['--base', base, '--render', 'on-path'])
      const never = ours(env, ['.'], ['--base', base])
      return {
        contenders: [
          { name: OURS, command, cwd: env.folder, env: path },
          { name: `${OURS} --render never`, command: never, cwd: env.folder },
          { name: 'kustomize build of that overlay', command: [kustomize(), 'build', overlay], cwd: env.folder },
        ].map(cold),
        targets: [
          { text: 'wall in seconds', most: 10, of: (runs) => ({ median: middle(runs.get(OURS), 'wall') }) },
          {
            text: 'programs started to render, in a run',
            most: 2,
            of: (runs) => ({ median: count.calls() / runs.get(OURS).length }),
          },
        ],
        close: count.remove,
      }
    },
  },
}

/** Real manifests where there are some, else generated ones. */
function writeSet({ folder, field }, count) {
  if (field) writeField(folder, field, count)
  else writeMixed(folder, count)
}

/** Five files of a team, which are in the repository; their names. */
function five({ folder }) {
  const random = randomOf(6)
  const files = {
    'web.yaml': `${kinds.deployment(random, 'web', 'shop')}---\n${kinds.service(random, 'web', 'shop')}`,
    'cart.yaml': kinds.cloneSet(random, 'cart', 'shop', { priority: 'shop' }),
    'cart-spread.yaml': kinds.workloadSpread(random, 'cart', 'shop', { target: 'CloneSet' }),
    'config.yaml': kinds.configMap(random, 'web', 'shop'),
    'class.yaml': `${kinds.priorityClass(random, 'shop')}---\n${kinds.priorityClass(random, 'other')}`,
  }
  return Object.entries(files).map(([name, text]) => {
    write(folder, `shop/${name}`, text)
    return `shop/${name}`
  })
}

/** The five files with a mistake in one. */
function withFinding(env, paths) {
  const mistaken = 'shop/mistaken-spread.yaml'
  const options = { target: 'CloneSet', priority: 'other' }
  write(env.folder, mistaken, kinds.workloadSpread(randomOf(7), 'cart', 'shop', options))
  const instead = paths.map((path) => (path.endsWith('cart-spread.yaml') ? mistaken : path))
  return { name: `${OURS}, with a finding`, command: ours(env, instead, cluster), cwd: env.folder }
}

function sideBySide(env, paths, { floor = 'read the files', slow = false, without = [] } = {}) {
  const { folder: cwd, alone } = env
  const rivals = alone ? [] : Object.entries(peers).filter(([name]) => !without.includes(name))
  const below = alone ? [floor] : [...new Set([floor, 'read the files', 'parse in Go'])]
  return [
    { name: OURS, command: ours(env, paths, cluster), cwd },
    ...rivals.map(([name, command]) => ({
      name,
      command: command(paths),
      cwd,
      // It takes several times as long as the others, and one run tells enough.
      ...(slow && name === 'kubectl-validate' && { runs: 1, warm: false }),
    })),
    ...below.map((name) => ({ name, command: floors[name](env, paths), cwd })),
  ]
}

const cold = (contender) => ({ ...contender, warm: false })

/** Our CPU as a multiple of that of another. */
function versus(name, most) {
  return {
    text: `CPU as a multiple of ${name}`,
    most,
    of: (runs) => (runs.get(name)?.length ? ratio(runs.get(OURS), runs.get(name)) : undefined),
  }
}

/** What starts, reads its knowledge and has nothing to do. */
function tiny(env) {
  write(env.folder, 'tiny/one.yaml', 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: one\n')
  return { name: 'one small file', command: ours(env, ['tiny'], cluster), cwd: env.folder }
}

/** How many times the work of one the work of another costs, by the least runs, without what starting costs: a single run is noise. */
function grown(runs, small, big) {
  const start = least(runs.get('one small file'))
  return { median: (least(runs.get(big)) - start) / (least(runs.get(small)) - start) }
}

function growth(title, sizes, unit, make) {
  return {
    title,
    runs: 3,
    make(env) {
      const name = (size) => `${size}${unit.startsWith(',') ? '' : ' '}${unit}`
      const contenders = sizes.map((size) => ({
        name: name(size),
        command: ours(env, [make(env, `size-${size}`, size)], cluster),
        cwd: env.folder,
      }))
      return {
        contenders: [tiny(env), ...contenders],
        targets: sizes.slice(1).map((size, i) => ({
          text: `CPU of ${name(size)} as a multiple of ${name(sizes[i])}, start apart, of the least`,
          // Twice is linear; the rest is for what this machine does beside it.
          most: 2.2,
          of: (runs) => grown(runs, name(sizes[i]), name(size)),
        })),
      }
    },
  }
}

function clusters(title, most, make) {
  return {
    title,
    runs: 1,
    make(env) {
      make(env)
      const on = (count) => {
        const file = `matrix-${count}.yml`
        writeFileSync(join(env.folder, file), matrix(count))
        return { command: ours(env, ['.'], ['--config', file]), cwd: env.folder, warm: false }
      }
      return {
        contenders: [
          { name: 'one cluster', ...on(1) },
          { name: '200 clusters', ...on(200) },
        ],
        targets: [
          {
            text: 'CPU as a multiple of one cluster',
            most,
            of: (runs) => ratio(runs.get('200 clusters'), runs.get('one cluster')),
          },
        ],
      }
    },
  }
}
