// Writes copy for each row of a file, such as a CRM export: node batch.mjs CAMPAIGN rows.jsonl results.jsonl
//
// The program may be killed at any time and run again. Each idempotency key is derived from the campaign and the row's
// id, so that a row that was already accepted is not paid for again. Rows that have a result are skipped. The exit
// status is 1 if a row failed, a line of the file is invalid or an error stopped the run.
import { appendFile, readFile } from 'node:fs/promises'
import { AdCopy, idempotencyKey, isProblem } from '@adcopy/client'

const [campaign, rowsFile, resultsFile] = process.argv.slice(2)
const client = new AdCopy({ baseUrl: process.env.ADCOPY_URL, token: process.env.ADCOPY_TOKEN })
const atOnce = 25
// Codes of errors that concern one row only.
const rowCodes = ['invalid_request', 'not_found', 'idempotency_mismatch']

const results = await readResults()
const done = new Set(results.map(({ row }) => row))
const rows = readRows(await readFile(rowsFile, 'utf8')).filter(({ id }) => !done.has(id))
if (results.some(({ error }) => error !== undefined)) process.exitCode = 1
const stop = new AbortController()

await Promise.all(Array.from({ length: atOnce }, work))
process.stdout.write(`${done.size} rows have a result\n`)

async function work() {
  for (let row = rows.shift(); row !== undefined; row = rows.shift()) {
    const { id, ...input } = row
    const key = await idempotencyKey(campaign, id)
    const keep = async (result) => {
      await appendFile(resultsFile, `${JSON.stringify({ row: id, ...result })}\n`)
      done.add(id)
      if (result.error !== undefined) process.exitCode = 1
    }
    try {
      const job = await client.jobs.createAndWait(input, { idempotencyKey: key, signal: stop.signal })
      await keep({ job: job.id, ...(job.status === 'succeeded' ? { result: job.result } : { error: job.error }) })
    } catch (error) {
      if (rowCodes.some((code) => isProblem(error, code))) {
        const { detail, errors } = error.problem
        await keep({ error: { code: error.code, message: detail, ...(errors && { errors }) } })
        continue
      }
      // Any other error stops the run, because the remaining rows would probably fail, too. If the allocation is spent,
      // a run in the next month processes them with the same keys.
      if (isProblem(error, 'quota_exceeded')) process.stderr.write(`allocation spent until ${error.problem.reset_at}\n`)
      stop.abort(error)
      throw error
    }
  }
}

function readRows(text) {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    const [row] = parseLines(line)
    if (['string', 'number'].includes(typeof row?.id) && row.id !== '') return [row]
    process.stderr.write(`line ${index + 1} of ${rowsFile} is not a JSON object with an id\n`)
    process.exitCode = 1
    return []
  })
}

/** Returns the earlier results, without the incomplete last line of a program that was killed while writing it. */
async function readResults() {
  const text = await readFile(resultsFile, 'utf8').catch(() => '')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole !== text) await appendFile(resultsFile, '\n')
  return parseLines(whole)
}

function parseLines(text) {
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line)]
    } catch {
      return []
    }
  })
}
