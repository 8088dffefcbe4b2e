import { answeredOtherwise } from './answered.js'
import type { Client } from './client.js'
import { contentId } from './content-id.js'

/** One file of a change as GitHub's API gives it; `patch` is missing without `changes` (in lines), and for a huge difference. */
export interface ApiFile {
  readonly filename: string
  readonly status: string
  readonly previous_filename?: string | undefined
  readonly changes: number
  readonly patch?: string | undefined
}

/** One entry of a commit's tree as GitHub's API gives it; `size` in bytes, of files only. */
export interface ApiEntry {
  readonly path: string
  readonly mode: string
  readonly type: string
  readonly sha: string
  readonly size?: number | undefined
}

/** The questions asked of GitHub; a refusal is an Error with the HTTP `status`, 0 where no answer came. */
export interface Api {
  /** `GET /repos/{owner}/{repo}/pulls/{pull_number}/files`, all pages; GitHub lists no more than 3,000 files. */
  pullRequestFiles(number: number): Promise<readonly ApiFile[]>
  /** `GET /repos/{owner}/{repo}/compare/{base}...{head}`; GitHub lists no more than 300 files. */
  comparedFiles(base: string, head: string): Promise<readonly ApiFile[]>
  /** Where `head` left `base`, from the same comparison. */
  mergeBase(base: string, head: string): Promise<string>
  /** `GET /repos/{owner}/{repo}/git/commits/{commit_sha}`: the parents of a commit. */
  parents(commit: string): Promise<readonly string[]>
  /** `GET /repos/{owner}/{repo}/git/trees/{tree_sha}?recursive=1`: all of a commit; `truncated` where GitHub does not list it all. */
  tree(commit: string): Promise<{ readonly entries: readonly ApiEntry[]; readonly truncated: boolean }>
  /** `GET /repos/{owner}/{repo}/git/blobs/{file_sha}`: the bytes of a content by its id. */
  blob(id: string): Promise<Buffer>
}

// With 100 a page GitHub was seen to leave out patches of large differences.
const FILES_A_PAGE = 50
const PAGES = 3000 / FILES_A_PAGE

/** What a client asks of its repository. */
export function apiOf({ owner, repo, octokit, patiently }: Client): Api {
  const known = new Map<string, Promise<unknown>>()
  /** What was answered before: commits do not change. */
  function once<T>(key: string, ask: () => Promise<T>): Promise<T> {
    let answer = known.get(key) as Promise<T> | undefined
    if (!answer) {
      answer = ask()
      known.set(key, answer)
      answer.catch(() => known.delete(key))
    }
    return answer
  }
  // The files are all on the first page; the pages are of commits.
  const comparison = (base: string, head: string) =>
    once(`${base}...${head}`, () =>
      patiently((signal) =>
        octokit.rest.repos.compareCommitsWithBasehead({
          owner,
          repo,
          basehead: `${base}...${head}`,
          per_page: 1,
          page: 1,
          request: { signal },
        }),
      ),
    )

  return {
    async pullRequestFiles(number) {
      const files: ApiFile[] = []
      for (let page = 1; page <= PAGES; page++) {
        const found = await patiently((signal) =>
          octokit.rest.pulls.listFiles({
            owner,
            repo,
            pull_number: number,
            per_page: FILES_A_PAGE,
            page,
            request: { signal },
          }),
        )
        files.push(...listed(found))
        if (found.length < FILES_A_PAGE) break
      }
      return files
    },
    async comparedFiles(base, head) {
      const { files } = await comparison(base, head)
      return listed(files)
    },
    async mergeBase(base, head) {
      const { merge_base_commit: found } = await comparison(base, head)
      return id(found?.sha)
    },
    async parents(commit) {
      const found = await patiently((signal) =>
        octokit.rest.git.getCommit({ owner, repo, commit_sha: commit, request: { signal } }),
      )
      return found.parents.map(({ sha }) => id(sha))
    },
    async tree(commit) {
      const found = await once(commit, () =>
        patiently((signal) =>
          octokit.rest.git.getTree({ owner, repo, tree_sha: commit, recursive: '1', request: { signal } }),
        ),
      )
      const { tree, truncated } = found ?? {}
      if (!Array.isArray(tree) || tree.some(({ path, sha }) => typeof path !== 'string' || typeof sha !== 'string'))
        throw answeredOtherwise('a list of files')
      return { entries: tree, truncated }
    },
    async blob(sha) {
      const found = await patiently((signal) =>
        octokit.rest.git.getBlob({ owner, repo, file_sha: sha, request: { signal } }),
      )
      const bytes = Buffer.from(String(found?.content), 'base64')
      if (contentId(bytes, sha) !== sha) throw answeredOtherwise('the file that was asked for')
      return bytes
    },
  }
}

function listed(files: unknown): readonly ApiFile[] {
  if (Array.isArray(files) && files.every((file) => typeof file?.filename === 'string')) return files
  throw answeredOtherwise('a list of files')
}

/** Only a full id goes on to git and into an address. */
function id(value: unknown): string {
  if (typeof value === 'string' && /^[0-9a-f]{40,64}$/.test(value)) return value
  throw answeredOtherwise('a commit')
}
