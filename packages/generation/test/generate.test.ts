import { type Copy, copyLengths, primaryTextGraphemes } from '@adcopy/contract'
import fc from 'fast-check'
import type { ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import type { Compute } from '../src/compute/compute.ts'
import { inProcess } from '../src/compute/in-process.ts'
import { createGenerator, generatorOf, ProviderError, type Verifier, type Writer } from '../src/index.ts'
import { candidatesMax } from '../src/limits.ts'
import type { Draft, Repair } from '../src/request.ts'
import type { Verification } from '../src/verifier/verification.ts'
import { readVerification } from '../src/verifier/read-verification.ts'
import {
  answerOfDraft,
  judging,
  loaf,
  loafDraft,
  loafVerdicts,
  memoryAccount,
  request,
  verdictsOf,
} from './fixtures.ts'
import { settingsAt } from './providers/targets.ts'
import { json, said, setUpWire } from './providers/wire.ts'

const signal = new AbortController().signal
const asked = request()
const account = memoryAccount()
const draftWith = (over: Partial<Copy>): Draft => ({ copy: { ...loaf, ...over }, support: [] })
const cheap = draftWith({ headline: 'Cheap bread' })
const halfOff = draftWith({ headline: 'Now 50% off' })

/** The writer returns these answers in turn and then repeats the last one. */
function scripted(answers: ReadonlyArray<Draft | string | (() => Promise<Draft>)>) {
  const repairs: Array<Repair | null> = []
  const candidates: number[] = []
  const writer: Writer = {
    name: 'scripted',
    model: null,
    promptVersion: 'scripted-1',
    async write(_, repair, { attempt }) {
      candidates.push(attempt)
      const answer = answers[Math.min(repairs.push(repair), answers.length) - 1]!
      if (typeof answer === 'string') return { ok: false, reason: answer }
      return { ok: true, draft: typeof answer === 'function' ? await answer() : answer }
    },
  }
  return { writer, repairs, candidates }
}

function read(copy: Copy, answer: object): Verification {
  const result = readVerification(asked, copy, JSON.stringify(answer), false)
  if (!result.ok) throw new Error(result.fault)
  return result.verification
}
const fine = read(loaf, loafVerdicts)
const doubted = read(loaf, verdictsOf(loaf, { s3: { verdict: 'not_in_sources' } }))

const run = (writer: Writer, verifier: Verifier | null = null, over = {}, compute: Compute = inProcess) =>
  generatorOf({ writer: () => writer, verifier: verifier && (() => verifier) }).generate(compute, asked, {
    signal,
    account,
    ...over,
  })

test('a candidate that passes every hard check and the verifier is taken at once', async () => {
  const { verifier, shown } = judging(fine)
  const outcome = await run(scripted([loafDraft]).writer, verifier)
  expect(outcome).toMatchObject({ ok: true, copy: loaf, candidates: 1, verified: true })
  expect(shown).toEqual([loaf])
})

test('a candidate that fails a mechanical check is repaired with the reason and never sent to the verifier', async () => {
  const { writer, repairs, candidates } = scripted([halfOff, loafDraft])
  const { verifier, shown } = judging(fine)
  const outcome = await run(writer, verifier)
  expect(outcome).toMatchObject({ ok: true, candidates: 2, verified: true })
  expect(candidates).toEqual([0, 1])
  expect(repairs).toEqual([
    null,
    { previous: halfOff, reasons: [expect.stringMatching(/^figures: headline, “Now 50% off”: /)] },
  ])
  expect(shown).toEqual([loaf])
})

test('a candidate that the verifier doubts is repaired, and the repair is verified as well', async () => {
  const { writer, repairs } = scripted([loafDraft])
  const { verifier, shown } = judging(doubted, fine)
  expect(await run(writer, verifier)).toMatchObject({ ok: true, candidates: 2 })
  expect(repairs[1]?.reasons).toEqual([expect.stringMatching(/^supported_claims: primary_text, “Hearth & Rye/)])
  expect(shown).toHaveLength(2)
})

test('no more than three candidates are asked for, then the generation has failed', async () => {
  const { writer, candidates } = scripted([loafDraft])
  const outcome = await run(writer, judging(doubted).verifier)
  expect(outcome).toMatchObject({ ok: false, code: 'generation_failed', candidates: candidatesMax })
  expect(candidates).toEqual([0, 1, 2])
})

test('the last candidate decides between a policy that blocks and a failure', async () => {
  const blocked = { ok: false, code: 'policy_blocked' }
  expect(await run(scripted([halfOff, halfOff, cheap]).writer)).toMatchObject(blocked)
  expect(await run(scripted([cheap, cheap, halfOff]).writer)).toMatchObject({ ok: false, code: 'generation_failed' })
})

test('an answer without copy is a failed candidate, with a fixed reason', async () => {
  const { writer, repairs } = scripted(['the answer was not one JSON object', loafDraft])
  expect(await run(writer)).toMatchObject({ ok: true, candidates: 2, verified: false })
  expect(repairs[1]).toEqual({ previous: null, reasons: ['copy: the answer was not one JSON object'] })
  const outcome = await run(scripted(['no copy']).writer)
  const verdicts = [{ check: 'copy', severity: 'hard', passed: false, reason: 'no copy' }]
  expect(outcome).toEqual({ ok: false, code: 'generation_failed', verdicts, candidates: 3 })
})

test('the caller learns of each refused candidate, by the names of the hard checks it failed', async () => {
  const rejected: Array<readonly string[]> = []
  const onRejected = (checks: readonly string[]) => rejected.push(checks)
  const answers = [cheap, halfOff, loafDraft]
  expect(await run(scripted(answers).writer, judging(doubted).verifier, { onRejected })).toMatchObject({ ok: false })
  expect(rejected).toEqual([['excluded_terms'], ['figures'], ['supported_claims']])
})

test('a lower bound that is missed asks for no repair', async () => {
  const outcome = await run(scripted([draftWith({ primary_text: 'Come in before work.' })]).writer)
  expect(outcome).toMatchObject({ ok: true, candidates: 1 })
  expect(outcome.verdicts.filter(({ passed }) => !passed).map(({ check }) => check)).toEqual(['primary_text_min'])
})

test('errors of writer, verifier and compute pass through untouched', async () => {
  const broken = new ProviderError('overloaded', { retryAfterMs: 1_000 })
  await expect(run(scripted([() => Promise.reject(broken)]).writer)).rejects.toBe(broken)
  await expect(run(scripted([loafDraft]).writer, judging(broken).verifier)).rejects.toBe(broken)
  const failing = { ...inProcess, check: () => Promise.reject(broken) }
  await expect(run(scripted([loafDraft]).writer, null, {}, failing)).rejects.toBe(broken)
})

test('a signal that is aborted ends the generation with its reason, before or while a candidate is written', async () => {
  const reason = new Error('shutting down')
  const early = scripted([loafDraft])
  await expect(run(early.writer, null, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  expect(early.candidates).toEqual([])
  const controller = new AbortController()
  const late = scripted([
    async () => {
      controller.abort(reason)
      return loafDraft
    },
  ])
  const { verifier, shown } = judging(fine)
  await expect(run(late.writer, verifier, { signal: controller.signal })).rejects.toBe(reason)
  expect(shown).toEqual([])
})

describe("a writer's answer", () => {
  const readWith = (over: object, copyLength: (typeof copyLengths)[number] = 'medium') =>
    inProcess.readDraft(JSON.stringify({ ...answerOfDraft(loafDraft), ...over }), false, copyLength)

  test.each(copyLengths)('of more than twice what %s needs is read no further', async (copyLength) => {
    const { max } = primaryTextGraphemes[copyLength]
    const tooLong = { ok: false, reason: 'the answer was far longer than the task allows' }
    const fill = (units: number) => 'x'.repeat(units - loaf.headline.length)
    expect(await readWith({ primary_text: fill(2 * max + 1_025) }, copyLength)).toEqual(tooLong)
    expect(await readWith({ primary_text: fill(2 * max + 1_024) }, copyLength)).toMatchObject({ ok: true })
  })

  test.each([
    ['no support', { support: undefined }],
    ['support of another shape', { support: 'f1' }],
    ['a field that copy does not have', { call_to_action: 'Buy' }],
    ['no description', { description: undefined }],
    ['an empty description', { description: ' ' }],
  ])('with %s is copy all the same', async (_, over) => {
    expect(await readWith(over)).toMatchObject({ ok: true, draft: { copy: loaf } })
  })

  test.each<[string, string]>([
    ['a code fence', '```json\n@\n```'],
    ['thoughts before it', '<think>{"headline": 1}</think>@'],
    ['a greeting', 'Here you are: @ Enjoy!'],
  ])('in %s is found', async (_, frame) => {
    const text = frame.replace('@', () => JSON.stringify(answerOfDraft(loafDraft)))
    expect(await inProcess.readDraft(text, false, 'medium')).toEqual({ ok: true, draft: loafDraft })
  })
})

describe('calls of models', async () => {
  const wire = await setUpWire()
  const moves: Record<string, (response: ServerResponse) => void> = {
    draft: said(answerOfDraft(loafDraft)),
    'bad draft': said(answerOfDraft(cheap)),
    verdicts: said(loafVerdicts),
    doubts: said(verdictsOf(loaf, { s3: { verdict: 'overstated' } })),
    garbage: said('hm'),
    'no schema': json(400, { error: { message: 'response_format' } }),
    busy: json(503, {}),
    'lost connection': (response) => void response.destroy(),
  }

  test('are never more in one attempt than the stated maximum, and each is opened and closed once', async () => {
    const names = fc.constantFrom(...Object.keys(moves), 'draft', 'verdicts', 'doubts', 'garbage', 'no schema')
    const settings = settingsAt(wire.url, 'openai-compatible')
    await fc.assert(
      fc.asyncProperty(fc.array(names, { minLength: 12, maxLength: 24 }), async (script) => {
        wire.answerWith(...script.map((name) => moves[name]!))
        const generator = await createGenerator({ writer: settings, verifier: settings })
        const counted = memoryAccount()
        const ended = await generator.generate(inProcess, asked, { signal, account: counted }).then(
          () => 'an outcome',
          (error: unknown) => (error instanceof ProviderError ? 'a fault of the provider' : error),
        )
        expect(['an outcome', 'a fault of the provider']).toContain(ended)
        expect(counted.opened.length).toBeLessThanOrEqual(generator.callsPerAttemptMax)
        expect(wire.requests).toHaveLength(counted.opened.length)
        expect(counted.settled.length + counted.released).toBe(counted.opened.length)
      }),
      { numRuns: 40 },
    )
  })

  test('are at worst nine, and one more for each role whose schema is refused', async () => {
    const settings = settingsAt(wire.url, 'openai-compatible')
    const generator = await createGenerator({ writer: settings, verifier: settings })
    const candidate = ['draft', 'garbage', 'doubts']
    const script = ['no schema', 'draft', 'no schema', 'garbage', 'doubts', ...candidate, ...candidate]
    wire.answerWith(...script.map((name) => moves[name]!))
    const counted = memoryAccount()
    expect(await generator.generate(inProcess, asked, { signal, account: counted })).toMatchObject({ ok: false })
    expect(counted.opened).toHaveLength(11)
    expect(counted.released).toBe(2)
    expect(generator.callsPerAttemptMax).toBe(11)
  })
})
