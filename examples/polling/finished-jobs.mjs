// A polling trigger as n8n, Zapier and Make have them: called every few minutes, it answers with what is new. The service sends no
// webhooks. ADCOPY_URL=… ADCOPY_TOKEN=… node finished-jobs.mjs memory.json prints each finished job once, one a line.
import { readFile, rename, writeFile } from 'node:fs/promises'
import { AdCopy } from '@adcopy/client'

// Jobs are listed by when they were created, and end in another order. None takes longer than a day.
const dayMs = 25 * 60 * 60 * 1000

/** Jobs that ended since the last call. `memory` has the ids that were answered before, with the time of their creation. */
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
// Only what was printed is remembered: a crash before this line prints a job again, and loses none.
await writeFile(`${memoryFile}.new`, JSON.stringify(memory))
await rename(`${memoryFile}.new`, memoryFile)
