/** The library: judge a working directory, or texts as the files of a repository without touching any disk. */
export { type Checked, type CheckOptions, check, checkFiles, UsageError } from './doors/check.js'
export { type DescribeOptions, type DescribeResult, describe } from './doors/described.js'
export { type FixOptions, type FixResult, type FixSelection, fix, fixFiles } from './doors/fix.js'
export { type RenderFormat, type RenderOptions, render } from './doors/rendered.js'
export type { AdHocCluster, Selection } from './doors/selection.js'
export { type Simulated, type SimulateOptions, simulate, simulateFiles } from './doors/simulate.js'
export {
  type PlanResult,
  type UpgradeOptions,
  type UpgradeResult,
  type UpgradeSelection,
  upgrade,
  upgradeFiles,
  upgradePlan,
  upgradePlanFiles,
} from './doors/upgrade.js'
export type {
  Affected,
  Allowance,
  Basis,
  Changed,
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
export type { Progress, Stage } from './progress.js'
export type {
  Described,
  DescribedCluster,
  DescribedGate,
  DescribedRecording,
  DescribedVersion,
  Written,
} from './report/described.js'
export type { FixedFile, FixedFinding, FixReport, LeftFinding } from './report/fix.js'
export { renderJson } from './report/json.js'
export { type JunitOptions, renderJunit } from './report/junit.js'
export { type MarkdownOptions, renderMarkdown } from './report/markdown.js'
export { type RuleWords, renderSarif, type SarifOptions } from './report/sarif.js'
export { renderText, type TextOptions } from './report/text.js'
export { renderUpgradeJson } from './report/upgrade-json.js'
export { renderUpgradeMarkdown } from './report/upgrade-markdown.js'
export { renderUpgradePlanJson } from './report/upgrade-plan-json.js'
export { renderUpgradePlanMarkdown } from './report/upgrade-plan-markdown.js'
export { renderUpgradePlanText } from './report/upgrade-plan-text.js'
export { renderUpgradeText } from './report/upgrade-text.js'
export type {
  SimulatedCluster,
  SimulatedContainer,
  SimulatedLoss,
  SimulatedObject,
  SimulatedPod,
  SimulatedRefusal,
  SimulatedUpdate,
  SimulatedVerdict,
  Simulation,
} from './simulation.js'
export type {
  Brief,
  ClusterPlan,
  Need,
  NeedyFinding,
  Planned,
  PlannedChange,
  PlanOrder,
  PlanReport,
  PlanStep,
  RunsRow,
  Upgraded,
  UpgradeReport,
} from './upgrade.js'
