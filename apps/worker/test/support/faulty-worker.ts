import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { ProviderError } from '@adcopy/generation'
import { runAround } from './run-around.ts'

// Runs the worker for the fault suite (`packages/faults`). Its writer is the offline composer, with the delay and the
// fault that the file BACKEND_MODE_FILE currently specifies.
interface Mode {
  delayMsMax: number
  fault?: 'hang' | 'garbage' | 'down' | 'refuse'
  /** From 0 to 1. If absent, the fault affects all jobs. */
  share?: number
}

const modeFile = process.env['BACKEND_MODE_FILE'] ?? ''

/** Every response that contains prose contains the word "rubbish", so that a test can recognize it. */
const garbage = [
  '',
  'null',
  'Sorry, I cannot help with that rubbish.',
  '{}',
  '{"headline": 5, "primary_text": ["rubbish"]}',
  ...[
    { headline: '', primary_text: '' },
    { headline: 'Rubbish', primary_text: 'rubbish '.repeat(100_000) },
    { headline: 'Rubbish', primary_text: 'A rubbish text with a NUL\u0000 in it.' },
    { headline: 'Rubbish', primary_text: 'A rubbish text with half a pair \udc00 in it.' },
    { headline: 'Rubbish', primary_text: 'A rubbish text for 999 EUR.' },
    { headline: 'Rubbish', primary_text: 'A rubbish text.', description: { text: 'rubbish' } },
  ].map((answer) => JSON.stringify(answer)),
]

/** Returns a number of at least 0 and below 1 that is derived from the end of the job's id, which is random. */
function placeOf(jobId: string): number {
  return (Number.parseInt(Buffer.from(jobId.slice(-4)).toString('hex'), 16) % 1_000) / 1_000
}

await runAround(({ compose, read }) => async (request, repair, options) => {
  const { delayMsMax, fault, share = 1 } = JSON.parse(readFileSync(modeFile, 'utf8')) as Mode
  const place = placeOf(request.seed)
  await delay(place * delayMsMax, undefined, { signal: options.signal })
  if (fault === undefined || place >= share) return compose(request, repair, options)
  if (fault === 'down') throw new ProviderError('unreachable')
  if (fault === 'refuse') throw new ProviderError('refused')
  if (fault === 'garbage') return read(garbage[Math.floor((place / share) * garbage.length)] ?? '', request)
  return new Promise(() => undefined) // a hanging backend ignores its signal too
})
