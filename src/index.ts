/** The library: judge a working directory, or a repository's files without touching any disk. */
export { type Checked, type CheckOptions, check, UsageError } from './doors/check.js'
export { type Simulated, simulate } from './doors/simulate.js'
export type { Selection } from './doors/worlds.js'
export type {
  Affected,
  Basis,
  Edit,
  Finding,
  Fix,
  JudgedCluster,
  ObjectRef,
  Place,
  Related,
  Report,
  Severity,
  Skipped,
} from './finding.js'
export { renderJson } from './report/json.js'
export { renderText } from './report/text.js'
export type { Simulation } from './simulation.js'
