// node scripts/sbom.mjs > FILE        writes a CycloneDX list of the packages whose code is in dist/
import { spawnSync } from 'node:child_process'
import { bundle } from './bundle.mjs'
import { packagesOf } from './licences.mjs'
import { root } from './tree.mjs'

/** npm's own list, cut to what is bundled: the rest builds and tests, and is in no file of a release. */
export function bundledOnly(sbom, bundled) {
  const missing = [...bundled].filter((each) => !sbom.components.some((component) => component['bom-ref'] === each))
  if (missing.length > 0) throw new Error(`bundled, and not in package-lock.json: ${missing.join(', ')}`)
  const isBundled = (ref) => bundled.has(ref)
  const ours = sbom.metadata.component['bom-ref']
  return {
    ...sbom,
    // To npm they are optional, for nobody installs them; to who runs dist/ they are there.
    components: sbom.components
      .filter((each) => isBundled(each['bom-ref']))
      .map(({ properties, ...each }) => ({ ...each, scope: 'required' })),
    dependencies: sbom.dependencies
      .filter(({ ref }) => ref === ours || isBundled(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter(isBundled) })),
  }
}

if (process.argv[1] === import.meta.filename) {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only']
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(stderr)
  const { inputs } = await bundle()
  process.stdout.write(`${JSON.stringify(bundledOnly(JSON.parse(stdout), packagesOf(inputs)), null, 2)}\n`)
}
