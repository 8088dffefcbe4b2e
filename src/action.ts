import { stat } from 'node:fs/promises'
import path from 'node:path'
// @actions/core costs little here: undici, which it imports, is a chunk of its own in dist that none of these functions loads.
import { error, warning } from '@actions/core'
import { TITLE } from './action/contract.js'
import { gate } from './action/gate.js'
import { passesOnError, readInputs } from './action/inputs.js'
import { setOutput } from './action/outputs.js'
import { UsageError } from './doors/usage-error.js'
import { printed } from './report/json.js'

/** One run of the action: 0, or 1 where findings fail the step. Rejects with a UsageError where it cannot run. */
async function run(): Promise<0 | 1> {
  const inputs = readInputs()
  const workspace = path.resolve(process.env.GITHUB_WORKSPACE || process.cwd())
  if (inputs.mode === 'publish') return (await import('./action/publish.js')).publishFromRun(inputs, workspace)
  const folders = inputs.folders.map((folder) => path.resolve(workspace, folder))
  for (const folder of folders)
    if (!(await isFolder(folder))) throw new UsageError(`input working-directory: ${folder} is not a folder`)
  if (inputs.mode === 'audit') return (await import('./action/audit.js')).auditAll(inputs, workspace, folders)
  return gate(inputs, workspace, folders[0]!)
}

async function isFolder(folder: string): Promise<boolean> {
  return stat(folder).then(
    (stats) => stats.isDirectory(),
    () => false,
  )
}

/** Says what kept the action from running; whether that passes is the workflow's to say. */
function couldNotRun(problem: unknown): 0 | 2 {
  const passes = passesOnError()
  const say = passes ? warning : error
  say(problem instanceof Error ? problem.message : String(problem), { title: `${TITLE} could not run` })
  // A mistake of ours, then; printed() leaves nothing in the stack that a runner would obey.
  if (problem instanceof Error && !(problem instanceof UsageError))
    process.stdout.write(printed({ stack: problem.stack }))
  setOutput('outcome', 'could-not-run')
  return passes ? 0 : 2
}

run()
  .catch(couldNotRun)
  .then((code) => {
    process.exitCode = code
  })
