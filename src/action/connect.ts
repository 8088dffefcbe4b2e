import { setSecret } from '@actions/core'
import type { Client } from '../github/client.js'

const { env } = process

/** The way to GitHub's API, whose client (most of all code) is loaded only when it is asked; undefined without a token. */
export function clientFrom(token: string): (() => Promise<Client>) | undefined {
  const repository = env.GITHUB_REPOSITORY
  if (!token || !repository) return undefined
  let client: Promise<Client> | undefined
  return () => {
    client ??= connected(token, repository)
    return client
  }
}

async function connected(token: string, repository: string): Promise<Client> {
  setSecret(token)
  const { clientOf } = await import('../github/client.js')
  return clientOf({ baseUrl: env.GITHUB_API_URL || 'https://api.github.com', repository, token })
}
