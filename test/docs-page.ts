/** A fenced block of a page. */
export interface Block {
  readonly language: string
  readonly text: string
  /** Where its text begins and ends in the page. */
  readonly from: number
  readonly to: number
  /** What the comment right above it says: that it is a file where the page's commands run, or why its commands are not run. */
  readonly file?: string
  readonly notRun?: string
}

const FENCED = /(?:^<!-- (.*) -->\n)?^```(.*)\n((?:.*\n)*?)^```$/gm
const COMMANDS = ['sh', 'bash', 'console']

/** The fenced blocks of a page, in order. Throws where the comment above one says what nobody reads. */
export function blocksOf(page: string): Block[] {
  return [...page.matchAll(FENCED)].map(({ 0: all, 1: said, 2: language = '', 3: text = '', index }) => {
    const [, mark, what = ''] = /^(file|not run): (\S.*)$/.exec(said ?? '') ?? []
    const isOfAScript = said?.endsWith(':begin')
    if (said !== undefined && mark === undefined && !isOfAScript)
      throw new Error(`a block has no use for <!-- ${said} -->`)
    const to = index + all.length - '```'.length
    const marked = mark === 'file' ? { file: what } : mark === undefined ? {} : { notRun: what }
    return { language, text, from: to - text.length, to, ...marked }
  })
}

/** Whether a block holds commands. */
export function isCommands({ language }: Block): boolean {
  return COMMANDS.includes(language)
}

/** The command lines of a block, those that a backslash carries on in one. */
export function commandsOf({ language, text }: Block): string[] {
  const lines = text.replaceAll(/\\\n\s*/g, '').split('\n')
  return language === 'console' ? lines.flatMap((line) => /^\$ (.*)/.exec(line)?.[1] ?? []) : lines.filter(Boolean)
}

/** What commands printed, both outputs in one, and how they ended. */
export interface Printed {
  readonly out: string
  readonly status: number | null
}

/** Runs what a shell takes. */
export type Shell = (commands: string) => Printed

const SEPARATOR = '\u001e'

/**
 * The page with what its commands print now in the place of what it shows: below a block of commands the block of text that
 * follows it at once; in a block of a console what stands below each `$ `. `write` gets the files that the page names, in
 * their turn. Throws where a command fails and the page does not say so.
 */
export function printed(page: string, shell: Shell, write: (file: string, text: string) => void): string {
  const blocks = blocksOf(page)
  let made = ''
  let at = 0
  const put = ({ from, to }: Block, text: string) => {
    if (/^```/m.test(text)) throw new Error(`what is printed would end its block:\n${text}`)
    made += page.slice(at, from) + text
    at = to
  }
  for (const [number, block] of blocks.entries()) {
    if (block.file !== undefined) write(block.file, block.text)
    if (!isCommands(block) || block.notRun !== undefined) continue
    if (block.language === 'console') {
      put(block, onConsole(block, shell))
      continue
    }
    const { out, status } = shell(`set -e\n${block.text}`)
    if (status !== 0) throw new Error(`exit code ${status} of\n${block.text}${out}`)
    const next = blocks[number + 1]
    if (next?.language === 'text' && /^```\n\n```text\n$/.test(page.slice(block.to, next.from))) put(next, out)
  }
  return made + page.slice(at)
}

/** The commands of a console with what each prints. One that fails is followed by `echo $?`. */
function onConsole(block: Block, shell: Shell): string {
  const commands = commandsOf(block)
  const told = `( code=$?; printf '\\n${SEPARATOR}%s\\n' $code; exit $code )`
  const { out } = shell(commands.flatMap((command) => [command, told]).join('\n'))
  const parts = out.split(new RegExp(`\\n${SEPARATOR}(\\d+)\\n`))
  return commands
    .map((command, each) => {
      const [text = '', code] = parts.slice(2 * each)
      if (code !== '0' && commands[each + 1] !== 'echo $?')
        throw new Error(`exit code ${code} of\n${command}\n${text}and no echo $? behind it`)
      return `$ ${command}\n${text}`
    })
    .join('')
}
