import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@adcopy/testing'
import { expect, onTestFinished, test } from 'vitest'
import { createComputePool } from '../src/compute/pool.ts'
import { answerOfDraft, loaf, loafDraft, request, verdictsOf } from './fixtures.ts'

const tasksFile = join(import.meta.dirname, 'compute/snapshot-tasks.ts')
const brief = 'Cinnabarine pomander for coppersmiths'
const words = /cinnabar|pomander|coppersmith/i
const asked = request({ brief })
const copy = { ...loaf, primary_text: `${loaf.primary_text} ${brief}.` }
const draft = { ...loafDraft, copy }

test('a compute process holds nothing of a brief once its tasks are done', { timeout: 120_000 }, async () => {
  // All tasks run in one process. Its limits are high because a heap snapshot takes additional time and memory.
  const pool = createComputePool({ processes: 1, tasksFile, cpuMsMax: 60_000, heapMegabytesMax: 1_024 })
  onTestFinished(() => pool.close())
  const file = join(temporaryFolder(), 'process.heapsnapshot')
  await pool.compose(asked, 0)
  await pool.writerPrompt(asked, { previous: draft, reasons: [`verbatim: the copy repeats ${brief}`] })
  await pool.readDraft(JSON.stringify(answerOfDraft(draft)), false, asked.copyLength)
  await pool.verifierPrompt(asked, copy, null)
  const read = await pool.readVerification(asked, copy, JSON.stringify(verdictsOf(copy)), false)
  if (!read.ok) throw new Error(read.fault)
  await pool.judge(asked, copy, read.verification)
  // This task must be the last one before the snapshot. Its last regular expression match is in the brief, so
  // `RegExp.lastMatch` would keep the brief in memory if the process did not clear it.
  await pool.check(asked, draft)
  await pool.claims(...([file, 'what a search finds'] as never as Parameters<typeof pool.claims>))
  const heap = readFileSync(file, 'utf8')
  expect(heap).toContain('what a search finds')
  expect(words.exec(heap)?.[0]).toBeUndefined()
})
