import { copyLengths, primaryTextGraphemes, type Copy } from '@adcopy/contract'
import { describe, expect, test } from 'vitest'
import {
  attemptsMax,
  type Backend,
  BackendError,
  type GenerateOptions,
  generate,
  type TokenUsage,
} from '../src/index.ts'
import { readingsOf } from '../src/disguise.ts'
import { grounded, request } from './fixtures.ts'

const signal = new AbortController().signal
const good: Copy = {
  headline: 'A quieter desk',
  primary_text: `Sources in one place. ${'Notes, files and quotations, side by side. '.repeat(4)}`,
}
const brand = grounded({
  name: 'Zed',
  description: 'A library of sources for a quiet desk, with notes, files and quotations.',
  excluded_terms: ['cheap'],
})
const asked = request({ grounding: brand, brief: 'Talk about a tidy library' })

function scripted(answers: unknown[]): Backend & { asked: GenerateOptions[] } {
  const seen: GenerateOptions[] = []
  return {
    name: 'scripted',
    model: null,
    promptVersion: 'scripted-1',
    asked: seen,
    async generate(_, options) {
      seen.push(options)
      return answers[Math.min(seen.length, answers.length) - 1] as Copy
    },
  }
}

test('a candidate that passes every hard check is taken at once', async () => {
  const backend = scripted([good])
  expect(await generate(backend, asked, { signal })).toMatchObject({ ok: true, copy: good, attempts: 1 })
})

test('a candidate with an unsupported claim is repaired by the second answer, told what was wrong', async () => {
  const backend = scripted([{ ...good, headline: 'Now 50% off' }, good])
  expect(await generate(backend, asked, { signal })).toMatchObject({ ok: true, attempts: 2 })
  expect(backend.asked.map(({ attempt }) => attempt)).toEqual([0, 1])
  expect(backend.asked[1]?.feedback.join()).toContain('supported_claims')
})

test(
  'no more than three candidates are asked for, then the generation has failed',
  { tags: ['D-COPY-1', 'D-ERROR'] },
  async () => {
    const backend = scripted([{ ...good, headline: 'Now 50% off' }])
    expect(await generate(backend, asked, { signal })).toMatchObject({
      ok: false,
      code: 'generation_failed',
      attempts: attemptsMax,
    })
    expect(backend.asked).toHaveLength(3)
  },
)

test('a last candidate that holds an excluded term is blocked by policy', async () => {
  const backend = scripted(
    [{ ...good, headline: 'Now 50% off' }, good, good].slice(0, 1).concat([{ ...good, headline: 'A cheap library' }]),
  )
  expect(await generate(backend, asked, { signal })).toMatchObject({ ok: false, code: 'policy_blocked' })
})

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a sentence', 'Sorry, I cannot help with that.'],
  ['an empty object', {}],
  ['other types', { headline: 5, primary_text: ['a'] }],
  ['a description that is no text', { ...good, description: { text: 'a' } }],
  ['a field that copy does not have', { ...good, call_to_action: 'Buy' }],
  ['half a surrogate pair', { ...good, headline: 'Half a pair \ud800' }],
  ['a NUL', { ...good, headline: 'A NUL\u0000' }],
  ['a megabyte of one letter', { ...good, primary_text: 'x'.repeat(1_000_000) }],
  ['a megabyte of words', { ...good, primary_text: 'x '.repeat(500_000) }],
])('%s for an answer is a candidate that failed: repaired, or the generation has failed', async (_, answer) => {
  expect(await generate(scripted([answer, good]), asked, { signal })).toMatchObject({
    ok: true,
    copy: good,
    attempts: 2,
  })
  const failed = { ok: false, code: 'generation_failed', attempts: attemptsMax }
  expect(await generate(scripted([answer]), asked, { signal })).toMatchObject(failed)
})

/** One for each thing that a pattern of the checks looks for: what it begins with, again and again. */
const repeated =
  'x|x |1 |X-1|a.|a@|<a|é|1.000 |1 000 |a-|a b |best |free |you are |your |lose 10 kg |a*|€1|#a|A B |l\'|x:|🙂|а|$a|code A|no |order our |the most |a̶|1 million |two |"|!|Ich |am |[a|{a|_a|*a|- a\n|here is |insert |le plus |el más |a day |a month |a day, '.split(
    '|',
  )

test('a time of day said again and again is read in time', { timeout: 10_000 }, async () => {
  const said = `${'a quarter past '.repeat(40)}foo 5 pm, and the bin is empty`
  expect(await generate(scripted([{ ...good, primary_text: said }]), asked, { signal })).toBeDefined()
})

test('the price of several things said again and again is read in time', { timeout: 10_000 }, async () => {
  const offer = { name: 'Coffret', description: 'Trois savons de la maison', price: '24 €' }
  const grounding = grounded({
    name: 'Zed',
    description: 'Une savonnerie pour les gens de la ville et pour vous.',
    language: 'fr',
  })
  const long = { ...good, primary_text: 'un savon coûte 24 € '.repeat(500) }
  const several = { ...asked, grounding, offer, copyLength: 'blog' as const }
  expect(await generate(scripted([long]), several, { signal })).toMatchObject({ ok: false })
})

test.each(repeated)(
  'the checks end in time on as much of %j as they are ever given',
  { timeout: 10_000 },
  async (piece) => {
    const long = { ...good, primary_text: piece.repeat(Math.floor(10_900 / piece.length)) }
    const outcome = await generate(scripted([long]), { ...asked, copyLength: 'blog' }, { signal })
    expect(outcome).toMatchObject({ ok: false, attempts: attemptsMax })
    expect(outcome.verdicts).toContainEqual(expect.objectContaining({ check: 'primary_text_max', passed: false }))
  },
)

test.each(copyLengths)('what is more than twice as long as %s may be is looked at by no check', async (copyLength) => {
  const { max } = primaryTextGraphemes[copyLength]
  const verdictsOf = async (units: number) => {
    const long = { ...good, primary_text: 'x '.repeat(units / 2) }
    return (await generate(scripted([long]), { ...asked, copyLength }, { signal })).verdicts
  }
  const tooLong = { check: 'copy', severity: 'hard', passed: false, reason: 'it is far too long' }
  expect(await verdictsOf(2 * max + 1_024)).toEqual([tooLong])
  expect(await verdictsOf(2 * max)).toContainEqual(expect.objectContaining({ check: 'primary_text_max' }))
})

test('whoever asks is told of each refused candidate, by the names of the hard checks it broke', async () => {
  const rejected: Array<readonly string[]> = []
  const onRejected = (checks: readonly string[]) => rejected.push(checks)
  const wordy = { ...good, headline: `Now 50% off, ${'and then some '.repeat(4)}` }
  const backend = scripted([wordy, { ...good, headline: 'A cheap library' }, good])
  expect(await generate(backend, asked, { signal, onRejected })).toMatchObject({ ok: true })
  expect(rejected).toEqual([['supported_claims'], ['excluded_terms']])
})

describe('copy that states what no source seems to know', () => {
  const strange: Copy = { ...good, primary_text: `${good.primary_text} Zed translates podcasts overnight.` }
  const stranger: Copy = { ...good, primary_text: `${strange.primary_text} Our astronauts dictate aboard.` }
  const doubtful = expect.objectContaining({ check: 'grounded_statements', passed: false })

  test('is asked for once more, told of the words, and the answer without them is taken', async () => {
    const backend = scripted([strange, good])
    const outcome = await generate(backend, asked, { signal })
    expect(outcome).toMatchObject({ ok: true, copy: good, candidate: 2, attempts: 2 })
    expect(outcome.verdicts).not.toContainEqual(doubtful)
    expect(backend.asked[1]).toMatchObject({ attempt: 1, previous: strange })
    expect(backend.asked[1]?.feedback).toContain(
      'better mended, grounded_statements: in the primary_text, "Zed translates podcasts overnight.": no source says this of the brand: "translates", "podcasts", "overnight"',
    )
  })
  test.each<[string, unknown]>([
    ['states more of it', stranger],
    ['states as much of it', strange],
    ['breaks a hard check', { ...good, headline: 'A cheap library' }],
    ['is no copy', null],
  ])('stays when the second %s, with its verdict, and nobody asks a third time', async (_, second) => {
    const backend = scripted([strange, second, good])
    const outcome = await generate(backend, asked, { signal })
    expect(outcome).toMatchObject({ ok: true, copy: strange, candidate: 1, attempts: 2 })
    expect(outcome.verdicts).toContainEqual(doubtful)
  })
  test('is better than more of it', async () => {
    const outcome = await generate(scripted([stranger, strange, good]), asked, { signal })
    expect(outcome).toMatchObject({ ok: true, copy: strange, candidate: 2, attempts: 2 })
  })
  test('is taken as the third candidate', async () => {
    const cheap = { ...good, headline: 'A cheap library' }
    const outcome = await generate(scripted([cheap, cheap, strange]), asked, { signal })
    expect(outcome).toMatchObject({ ok: true, copy: strange, candidate: 3, attempts: 3 })
  })
  test('stays when the backend cannot answer again, or the signal aborts meanwhile', async () => {
    const backend = scripted([strange])
    const once = (second: () => Promise<Copy>): Backend => ({
      ...backend,
      generate: (of, options) => (options.attempt === 0 ? backend.generate(of, options) : second()),
    })
    const broken = once(() => Promise.reject(new BackendError('overloaded', { retryable: true })))
    expect(await generate(broken, asked, { signal })).toMatchObject({ ok: true, copy: strange, attempts: 2 })
    const controller = new AbortController()
    const reason = new Error('shutting down')
    const aborted = once(() => {
      controller.abort(reason)
      return Promise.reject(new Error('whatever'))
    })
    expect(await generate(aborted, asked, { signal: controller.signal })).toMatchObject({ ok: true, copy: strange })
  })
})

test('a lower bound that is missed asks for no repair', { tags: ['D-COPY-2'] }, async () => {
  const outcome = await generate(scripted([{ ...good, primary_text: 'Too few notes.' }]), asked, { signal })
  expect(outcome).toMatchObject({ ok: true, attempts: 1 })
  expect(outcome.verdicts.filter((verdict) => !verdict.passed).map(({ check }) => check)).toEqual(['primary_text_min'])
})

test("a backend's error and the signal's reason pass through untouched", async () => {
  const broken = new BackendError('overloaded', { retryable: true, retryAfterMs: 1000 })
  const failing: Backend = { ...scripted([]), generate: () => Promise.reject(broken) }
  await expect(generate(failing, asked, { signal })).rejects.toBe(broken)
  const reason = new Error('shutting down')
  await expect(generate(scripted([good]), asked, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
})

test('a signal that aborts while the backend writes ends the generation with its reason', async () => {
  const controller = new AbortController()
  const reason = new Error('shutting down')
  const backend: Backend = {
    ...scripted([]),
    async generate() {
      controller.abort(reason)
      return good
    },
  }
  await expect(generate(backend, asked, { signal: controller.signal })).rejects.toBe(reason)
})

test.each([
  ['at first', []],
  ['at a repair', [{ ...good, headline: '' }]],
])(
  'a backend that never answers and ignores its signal is left after its time for one candidate, %s',
  async (_, answers) => {
    const signals: AbortSignal[] = []
    const answering = scripted(answers)
    const deaf: Backend = {
      ...answering,
      generate(asking, options) {
        signals.push(options.signal)
        return options.attempt < answers.length ? answering.generate(asking, options) : new Promise(() => undefined)
      },
    }
    await expect(generate(deaf, asked, { signal, candidateMsMax: 20 })).rejects.toMatchObject({
      code: 'timed_out',
      retryable: true,
    })
    expect(signals.map(({ aborted }) => aborted)).toEqual([...answers.map(() => false), true])
  },
)

test.each([
  ['a model', 'model-1', [{ inputTokens: 0, outputTokens: 0, costMicroUsd: null }]],
  ['no model', null, []],
])('a backend of %s that is deaf to its signal keeps nobody from shutting down', async (_, model, charged) => {
  const controller = new AbortController()
  const reason = new Error('shutting down')
  const deaf: Backend = { ...scripted([]), model, generate: () => new Promise(() => undefined) }
  const used: TokenUsage[] = []
  const outcome = generate(deaf, asked, { signal: controller.signal, onUsage: (usage) => used.push(usage) })
  controller.abort(reason)
  await expect(outcome).rejects.toBe(reason)
  expect(used).toEqual(charged)
})

test('what was read for a job, phrases of its brief among it, is not remembered past its end', async () => {
  const endings = [() => Promise.resolve(good), () => Promise.reject(new BackendError('away', { retryable: true }))]
  for (const answer of endings) {
    const readings = readingsOf('For commuters?')
    const backend = { ...scripted([]), generate: answer }
    await generate(backend, asked, { signal }).catch(() => undefined)
    expect(readingsOf('For commuters?')).not.toBe(readings)
  }
})
