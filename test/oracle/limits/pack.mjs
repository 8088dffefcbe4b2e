// Prints one line for each question, with each different answer and the releases that gave it.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

const [questions, ...outputs] = process.argv.slice(2)
const lines = (file) => readFileSync(file, 'utf8').trim().split('\n')
const answers = outputs.map((file) => ({ by: basename(file, '.jsonl').slice('out-'.length), lines: lines(file) }))
for (const [at, question] of lines(questions).entries()) {
  const different = new Map()
  for (const { by, lines: given } of answers) different.set(given[at], [...(different.get(given[at]) ?? []), by])
  const packed = [...different].map(([text, by]) => ({ by: by.join(' '), ...JSON.parse(text) }))
  console.log(JSON.stringify({ ...JSON.parse(question), answers: packed }))
}
