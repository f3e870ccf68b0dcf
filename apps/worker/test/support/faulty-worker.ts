import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { ProviderError } from '@adcopy/generation'
import { runAround } from './run-around.ts'

// The worker of the fault suite: the composer behind a delay, as a model would have it, and whatever the file
// BACKEND_MODE_FILE says is wrong with it at the moment.
interface Mode {
  delayMsMax: number
  fault?: 'hang' | 'garbage' | 'down' | 'refuse'
  /** Of the jobs, how many meet the fault: 1 is all of them. */
  share?: number
}

const modeFile = process.env['BACKEND_MODE_FILE'] ?? ''

/** Answers that a provider may give when it is not itself; where there is a text, a word tells where it comes from. */
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

/** Where a job stands between 0 and 1, always the same: its id ends in random characters of base32. */
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
  return new Promise(() => undefined) // deaf to its signal, too
})
