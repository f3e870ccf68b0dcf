import { createBackend, createComposer, createModelJudge } from '@adcopy/generation'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { differences, lacksVersion, places, readCommitted, toJson, versionAdvice } from './committed.ts'
import { evaluate } from './evaluate.ts'
import type { Evaluation } from './evaluation.ts'
import type { Gate } from './gates.ts'
import { jobsOfAll } from './jobs.ts'
import { type EvalOptions, OptionError, readOptions, usage } from './options.ts'
import { renderHtml } from './report/html.ts'
import { renderMarkdown } from './report/markdown.ts'
import { evaluateWordings, type WordingsEvaluation } from './wordings/evaluate.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)
const stopping = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort(new Error(name)))

try {
  const options = readOptions(process.argv.slice(2), process.env)
  if (options === null) print(usage)
  else process.exitCode = await run(options)
} catch (error) {
  if (!(error instanceof OptionError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}

async function run(options: EvalOptions): Promise<number> {
  const jobs = jobsOfAll(options.brands, options.rounds)
  const first = options.judges ? options.models[0] : undefined
  const judge = first === undefined ? null : await createModelJudge(first)
  const given = { signal: stopping.signal, judge, judgedMax: options.modelJobsMax }
  const evaluations = [await evaluate(createComposer(), jobs, { ...given, jobsMax: options.composerJobsMax })]
  for (const settings of options.models) {
    const backend = await createBackend(settings)
    evaluations.push(await evaluate(backend, jobs, { ...given, jobsMax: options.modelJobsMax }))
  }
  const sentences = evaluateWordings()
  for (const evaluation of evaluations) tell(evaluation)
  tellSentences(sentences)
  write(places.report, renderHtml(evaluations, sentences))
  print(`\nreport: ${places.report}`)
  if (options.checks && evaluations[0] !== undefined) return check(evaluations[0], sentences)
  const held = [...evaluations, sentences].every(({ gates }) => gates.every(({ passed }) => passed))
  if (!held || !options.isWhole || evaluations[0] === undefined) return held ? 0 : 1
  return keep(evaluations[0], sentences, options) ? 0 : 1
}

function tell({ name, summary, gates }: Evaluation): void {
  print(`\n${name}, ${summary.prompt_version}: ${summary.jobs} jobs`)
  tellGates(gates)
  for (const finding of summary.oracle_findings) print(`    ${finding}`)
}

function tellSentences({ summary, gates }: WordingsEvaluation): void {
  print(`\nSentences sorted by hand: ${summary.refuse.sentences + summary.run.sentences}`)
  tellGates(gates)
}

function tellGates(gates: readonly Gate[]): void {
  for (const { promise, measured, passed } of gates) print(`  ${passed ? '✓' : '✗'} ${promise}: ${measured}`)
}

/** Compares with what is committed; its last line is one of totals. */
function check(evaluation: Evaluation, sentences: WordingsEvaluation): number {
  const broken = [...evaluation.gates, ...sentences.gates].filter(({ passed }) => !passed).map(({ promise }) => promise)
  const failures = [...broken, ...differences(evaluation, sentences)]
  for (const failure of failures) process.stderr.write(`  ✗ ${failure}\n`)
  const all = evaluation.gates.length + sentences.gates.length + 2
  print(`\n${all - failures.length} passed, ${failures.length} failed`)
  return failures.length === 0 ? 0 : 1
}

/** Writes what is committed, unless the words changed and the version on their cards did not. */
function keep(evaluation: Evaluation, sentences: WordingsEvaluation, { sameVersion }: EvalOptions): boolean {
  if (!sameVersion && lacksVersion(evaluation.summary, readCommitted())) {
    process.stderr.write(`${versionAdvice}\n`)
    return false
  }
  write(places.summary, toJson(evaluation.summary, sentences.summary))
  write(places.page, renderMarkdown(evaluation, sentences))
  print(`written: ${relative(process.cwd(), places.page)}, ${relative(process.cwd(), places.summary)}`)
  return true
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
