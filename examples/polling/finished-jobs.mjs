// A polling trigger for tools such as n8n, Zapier and Make, which poll services that send no webhooks. It is called
// every few minutes and returns the jobs that have finished since the last call. `ADCOPY_URL=… ADCOPY_TOKEN=… node
// finished-jobs.mjs memory.json` prints one finished job per line.
import { readFile, rename, writeFile } from 'node:fs/promises'
import { AdCopy } from '@adcopy/client'

// By default every job ends within a day, so older jobs need not be read. The constant adds an hour of margin.
const dayMs = 25 * 60 * 60 * 1000

/**
 * Returns the jobs that have ended since the last call, and the updated memory. `memory` contains the jobs that
 * earlier calls returned, as a map from the job's id to its creation time.
 */
export async function poll(client, memory, nowMs = Date.now()) {
  const oldestMs = nowMs - dayMs
  const finished = []
  for await (const job of client.jobs.list({ limit: 100 })) {
    const createdMs = Date.parse(job.created_at)
    if (createdMs < oldestMs) break
    const ended = job.status === 'succeeded' || job.status === 'failed'
    if (ended && memory[job.id] === undefined) finished.push(job)
  }
  const kept = Object.entries(memory).filter(([, createdAt]) => Date.parse(createdAt) >= oldestMs)
  const added = finished.map((job) => [job.id, job.created_at])
  return { finished, memory: Object.fromEntries([...kept, ...added]) }
}

const [memoryFile] = process.argv.slice(2)
const client = new AdCopy({ baseUrl: process.env.ADCOPY_URL, token: process.env.ADCOPY_TOKEN })
const before = JSON.parse(await readFile(memoryFile, 'utf8').catch(() => '{}'))
const { finished, memory } = await poll(client, before)
for (const job of finished) process.stdout.write(`${JSON.stringify(job)}\n`)
// The memory is written after the jobs have been printed, so that a crash in between prints jobs twice instead of
// losing them.
await writeFile(`${memoryFile}.new`, JSON.stringify(memory))
await rename(`${memoryFile}.new`, memoryFile)
