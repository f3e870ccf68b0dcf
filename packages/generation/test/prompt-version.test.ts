import { awarenessLevels, copyLengths, type Grounding } from '@adcopy/contract'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { promptVersion } from '../src/prompt/instructions.ts'
import { writePrompt } from '../src/prompt/write-prompt.ts'
import { request } from './fixtures.ts'

/** What each version's words come to, by hand: no flag of the test runner writes these. A line never changes once a card bears it. */
const hashes: Readonly<Record<string, string>> = {
  'prompt-1': '51d72c573376f1b1f17a316223f4e01df247abdcd121f6add367ded3678a2e34',
  'prompt-2': '27d5fd7e95ee158c6dd40f9d6bc4baab42251f39bdecdcf147b162be02ea421a',
  // From here on the brand below holds characters that nobody sees.
  'prompt-3': '2b64675e4e8087f742a5133064217fc8d8b2229562b4609423575bb8d061ddb4',
}

const advice =
  'The prompt has other words than its version is known by. Give it the next version in src/prompt/instructions.ts and add a line here.'

/** One of each kind of character that is escaped, and three that are not. */
const unseen =
  '\u0085\u00ad\u034f\u061c\u180e\u200b\u200c\u200d\u202e\u2028\u2029\u2060\u2800\u3164\ufe00\ufe0f\ufeff\ufff9\u{e0041}\u{e0100}'

/** Every kind of part and field, so that the words hang on nothing but the code that writes them. */
const everything: Grounding = {
  version: 1,
  profile: {
    name: 'Zed',
    description: 'Zed bakes “bread”.',
    language: 'de-CH-1996',
    audience: 'Walkers',
    voice: 'Dry',
    value_propositions: ['Warm', 'Dark'],
    proof_points: ['Since 1921'],
    excluded_terms: ['cheap'],
    restrictions: ['No emoji.'],
  },
  brand_brief: [{ file_id: 'file_x', text: 'It is dark.\n', start: 0, end: 11 }],
  avatars: [{ name: 'Anna', description: 'Up early', pains: ['Queues'], desires: ['Time'], objections: ['Far'] }],
  think_reports: [{ title: 'Mornings', summary: 'Short', findings: ['Half walk', unseen] }],
}
const offer = {
  name: 'Ten',
  description: 'A tenth off',
  price: '€10',
  url: 'https://zed.example/ten',
  valid_until: '31 January',
  terms: ['New customers'],
}
const previous = { headline: 'One', primary_text: 'Two\nthree', description: 'Four' }

function hashOfWords(): string {
  const hash = createHash('sha256')
  for (const platform of ['facebook', 'instagram'] as const)
    for (const awarenessLevel of awarenessLevels)
      for (const copyLength of copyLengths)
        for (const repair of [
          { feedback: [], previous: null },
          { feedback: ['complete: it is empty'], previous },
        ])
          for (const given of [offer, null]) {
            const grounding =
              given === null ? { ...everything, profile: { name: 'Zed', description: 'Zed.' } } : everything
            const asked = request({ platform, awarenessLevel, copyLength, grounding, offer: given, brief: 'Autumn' })
            const { instructions, document } = writePrompt(asked, repair)
            hash.update(JSON.stringify([instructions, document]))
          }
  return hash.digest('hex')
}

test('other words have another version on their card', () => {
  expect(hashOfWords() === hashes[promptVersion] ? '' : `${advice} ${promptVersion}: ${hashOfWords()}`).toBe('')
})

test('no two versions are the same words, and the last is the one in use', () => {
  expect(new Set(Object.values(hashes)).size).toBe(Object.keys(hashes).length)
  expect(Object.keys(hashes).at(-1)).toBe(promptVersion)
})
