import { awarenessLevels, copyLengths, type Grounding, platforms } from '@adcopy/contract'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checksVersion } from '../src/verdicts.ts'
import type { Prompt } from '../src/request.ts'
import { verifierPromptVersion } from '../src/verifier/instructions.ts'
import { verifierPrompt } from '../src/verifier/verifier-prompt.ts'
import { writerPromptVersion } from '../src/writer/instructions.ts'
import { writerPrompt } from '../src/writer/writer-prompt.ts'
import { firstLoaf, grounded, loaf, loafDraft, request } from './fixtures.ts'
import versions from './versions.json' with { type: 'json' }

/** Contains one character of each kind that prompts escape, and three characters that they do not escape. */
const unseen =
  '\u0085\u00ad\u034f\u061c\u180e\u200b\u200c\u200d\u202e\u2028\u2029\u2060\u2800\u3164\ufe00\ufe0f\ufeff\ufff9\u{e0041}\u{e0100}'

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
  brand_brief: [
    { file_id: 'file_x', text: `It is dark. ${unseen}`, start: 0, end: 31, subject: ['Bread', 'Rye'] },
    { file_id: 'file_x', text: 'It is warm.', start: 32, end: 43, subject: ['Bread', 'Rye'], continues: true },
  ],
  avatars: [{ name: 'Anna', description: 'Up early', pains: ['Queues'], desires: ['Time'], objections: ['Far'] }],
  think_reports: [{ title: 'Mornings', summary: 'Short', findings: ['Half walk'] }],
}
const offer = { ...firstLoaf, description: 'A loaf for less', url: 'https://zed.example/loaf' }
const little = grounded({ name: 'Zed', description: 'Zed.' })

const requests = platforms.flatMap((platform) =>
  awarenessLevels.flatMap((awarenessLevel) =>
    copyLengths.flatMap((copyLength) =>
      [
        { grounding: everything, offer },
        { grounding: little, offer: null },
      ].map((given) => request({ platform, awarenessLevel, copyLength, ...given })),
    ),
  ),
)

const hashOf = (texts: readonly string[]) => createHash('sha256').update(JSON.stringify(texts)).digest('hex')
const textsOf = (prompts: readonly Prompt[]) => prompts.flatMap((prompt) => [prompt.instructions, prompt.document])

const repair = { previous: loafDraft, reasons: ['complete: the headline is empty'] }
const source = new URL('../src/', import.meta.url)

const sourcesOf = (...paths: string[]) =>
  paths
    .flatMap((path) =>
      path.endsWith('/') ? readdirSync(new URL(path, source)).map((file) => `${path}${file}`) : [path],
    )
    .toSorted()
    .flatMap((path) => [path, withoutComments(readFileSync(new URL(path, source), 'utf8'))])

/** Removes comment lines, so that a reworded comment does not require a new version. */
const withoutComments = (code: string) => code.replace(/^ *(?:\/\/|\/?\*).*\n/gm, '')

const current = {
  [writerPromptVersion]: hashOf(
    textsOf(requests.flatMap((asked) => [writerPrompt(asked, null), writerPrompt(asked, repair)])),
  ),
  [verifierPromptVersion]: hashOf(
    textsOf(requests.flatMap((asked) => [verifierPrompt(asked, loaf, null), verifierPrompt(asked, loaf, 'a fault')])),
  ),
  [`checks-${checksVersion}`]: hashOf(
    sourcesOf('checks/', 'verifier/', 'data/capitalised-words.json', 'data/policy-words.json'),
  ),
}

const kept: Readonly<Record<string, string>> = versions
const places: Readonly<Record<string, string>> = {
  writer: 'writerPromptVersion in src/writer/instructions.ts',
  verifier: 'verifierPromptVersion in src/verifier/instructions.ts',
  checks: 'checksVersion in src/verdicts.ts',
}

test.each(Object.entries(current))('%s is what it was when it was named', (version, hash) => {
  const part = version.split('-')[0] ?? ''
  const advice = `${version} has changed. If it is committed, raise ${places[part]} first. Then add this line to test/versions.json: "${version}": "${hash}"`
  expect(kept[version] === hash ? '' : advice).toBe('')
})

/** The last release before this comparison was added. Earlier commits are not compared. */
const base = '193e83c4'
const git = (...args: string[]) => spawnSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).stdout

/** Returns the committed versions.json files, oldest first, or an empty list if a shallow clone lacks the base. */
function committed(): Array<Record<string, string>> {
  const known = git('rev-parse', '--verify', '--quiet', `${base}^{commit}`).trim()
  if (known === '') return []
  const later = git('log', '--reverse', '--format=%H', `${known}..HEAD`, '--', 'versions.json').split('\n')
  return [known, ...later.filter((commit) => commit !== '')].map((commit) =>
    JSON.parse(git('show', `${commit}:./versions.json`)),
  )
}

test('each version has the hash with which it was first committed', () => {
  const first = Object.assign({}, ...committed().toReversed())
  expect(kept).toMatchObject(first)
})

test('each version in use is the last of its kind, and no two versions are the same', () => {
  for (const part of Object.keys(places)) {
    const named = Object.keys(kept).filter((version) => version.startsWith(`${part}-`))
    expect(Object.keys(current)).toContain(named.at(-1))
  }
  expect(new Set(Object.values(kept)).size).toBe(Object.keys(kept).length)
})
