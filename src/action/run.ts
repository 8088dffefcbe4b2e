import type { Inputs } from './inputs.js'

const { env } = process

/** What tells this run apart from others on the same pull request, and stays from push to push. */
export function runName({ folders, clusters, adHoc }: Inputs): string {
  return JSON.stringify([env.GITHUB_WORKFLOW, env.GITHUB_JOB, env.GITHUB_ACTION, folders, clusters, adHoc])
}

/** The address of the repository. */
export function repositoryUrl(): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = env
  return server && repository ? `${server}/${repository}` : undefined
}

/** The page of this run, where the job summary is. */
export function runUrl(): string | undefined {
  const repository = repositoryUrl()
  return repository && env.GITHUB_RUN_ID ? `${repository}/actions/runs/${env.GITHUB_RUN_ID}` : undefined
}
