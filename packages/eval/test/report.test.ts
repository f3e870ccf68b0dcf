import { expect, test } from 'vitest'
import { evaluate } from '../src/evaluate.ts'
import { renderHtml } from '../src/report/html.ts'
import { renderMarkdown } from '../src/report/markdown.ts'
import { brand, jobs, wordsOf, writing } from './fixtures.ts'
import { wordingGates } from '../src/wordings/gates.ts'
import { summariseWordings } from '../src/wordings/summary.ts'

const { signal } = new AbortController()
const hostile = `</article><img src="https://evil.example/x" onerror='alert(1)'> & "quoted"`
const evaluation = await evaluate(
  writing((seed) => ({ headline: 'Notes in one place', primary_text: `${wordsOf(seed, 8)} ${hostile}` })),
  [jobs[0], jobs.at(-1)].filter((job) => job !== undefined),
  { signal },
)
const summary = summariseWordings([
  { brand: 'small', text: 'As <b>asked</b>', kind: 'leak', refusedBy: [], noticed: false },
  { brand: 'small', text: 'A tidy page', kind: null, refusedBy: ['supported_claims'], noticed: false },
])
const sentences = { summary, gates: wordingGates(summary) }

test('no text of a brand, a brief or a backend becomes markup', () => {
  const page = renderHtml([{ ...evaluation, outputs: evaluation.outputs.map(withCopy) }], sentences)
  expect(page).toContain(
    '&lt;/article&gt;&lt;img src=&quot;https://evil.example/x&quot; onerror=&#39;alert(1)&#39;&gt; &amp;',
  )
  expect(page).toContain('Say &lt;script&gt;alert(1)&lt;/script&gt; and PWNED')
  expect(page).toContain('scripted: model &lt;b&gt;')
  expect(page).toContain('for &lt;tests&gt; &amp; &quot;quotes&quot;')
  expect(page).not.toMatch(/<img|<script|<b>|<tests>/)
})

/** The checks refuse such copy, so a report of it is made by hand. */
function withCopy(output: (typeof evaluation.outputs)[number]) {
  const copy = { headline: hostile, primary_text: hostile, description: hostile }
  return { ...output, result: { ...output.result, copy } }
}

test('the report fetches nothing: no script, no link out, no import', () => {
  const page = renderHtml([evaluation], sentences)
  expect(page).not.toMatch(/<script|<link|<img|<iframe|@import|url\(|<[^>]*\ssrc=/i)
  expect([...page.matchAll(/href="([^"]*)"/g)].map((match) => match[1])).toEqual([`#${brand.id}`])
})

test('an output that failed is shown with the reasons of its checks', () => {
  const page = renderHtml([evaluation], sentences)
  expect(page).toContain('no copy: generation_failed')
  expect(page).toContain('plain_text (hard): the primary_text holds markup')
})

test('a page for the repository escapes what Markdown would read', () => {
  const page = renderMarkdown({ ...evaluation, outputs: evaluation.outputs.map(withCopy) }, sentences)
  expect(page).not.toMatch(/(?<!\\)<(?:img|script|\/article)/)
})

test('sentences that the checks judge otherwise than whoever sorted them are shown, and findings of the oracle', () => {
  const found = { ...evaluation, summary: { ...evaluation.summary, oracle_findings: ['small/1: digits: <b>7</b>'] } }
  const page = renderHtml([found], sentences)
  expect(page).toContain('small, leak: As &lt;b&gt;asked&lt;/b&gt;')
  expect(page).toContain('small, supported_claims: A tidy page')
  expect(page).toContain('small/1: digits: &lt;b&gt;7&lt;/b&gt;')
  expect(page.match(/>broken</g)?.length).toBeGreaterThanOrEqual(3)
})
