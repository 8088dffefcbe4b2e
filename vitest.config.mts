import { defineConfig } from 'vitest/config'
import { virtualModulesForTests } from './scripts/virtual-modules.mjs'

/** The file of vitest's own JSON report, for .ci/run. */
const report = process.env.TEST_REPORT

export default defineConfig({
  plugins: [virtualModulesForTests()],
  test: {
    // What a test file bundles first takes seconds on a busy machine.
    hookTimeout: 60_000,
    include: ['test/**/*.test.ts'],
    // How long a run takes is the machine's, and the command line speaks of it: only the tests of that let it.
    env: { KRUISE_PREFLIGHT_PROGRESS: 'never' },
    reporters: report ? ['default', 'json'] : ['default'],
    ...(report && { outputFile: { json: report } }),
  },
})
