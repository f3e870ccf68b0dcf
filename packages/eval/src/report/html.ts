import { awarenessLevels, copyLengths, limits, primaryTextGraphemes } from '@adcopy/contract'
import type { EvalBrand } from '../brands/brand.ts'
import type { Evaluation } from '../evaluation.ts'
import type { WordingsEvaluation } from '../wordings/evaluate.ts'
import { card } from './cards.ts'
import { html, Html } from './escape.ts'
import { findingList, gateTable } from './gates.ts'
import { sentencesSection } from './sentences.ts'
import { style } from './style.ts'

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`

/** The report to look at: one file, no script, nothing fetched; every text of a brand or a backend is escaped. */
export function renderHtml(evaluations: readonly Evaluation[], sentences: WordingsEvaluation): string {
  const brands = [...new Set(evaluations.flatMap(({ outputs }) => outputs.map(({ result }) => result.job.brand)))]
  const page = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
      <title>Evaluation of ad copy</title>
      <style>
        ${new Html(style)}
      </style>
    </head>
    <body>
      <h1>Evaluation of ad copy</h1>
      ${evaluations.map(overview)} ${sentencesSection(sentences)} ${limitsTable()}
      ${brands.map((brand) => brandSection(brand, evaluations))}
    </body>
  </html>`
  return `<!doctype html>\n${page.markup}\n`
}

function overview(evaluation: Evaluation): Html {
  const { summary, gates, name, outputs } = evaluation
  const times = outputs.map(({ result }) => result.milliseconds).toSorted((a, b) => a - b)
  const seconds = times.reduce((sum, time) => sum + time, 0) / 1000
  return html`<h2>${name}, ${summary.prompt_version}</h2>
    ${gateTable(gates)} ${findingList('What the oracle found', summary.oracle_findings)}
    <p>
      ${summary.jobs} jobs in ${seconds.toFixed(1)} s; half of them within
      ${(times[Math.floor(times.length / 2)] ?? 0).toFixed(0)} ms, the slowest ${(times.at(-1) ?? 0).toFixed(0)} ms.
      ${spent(evaluation)}
    </p>
    ${brandTable(evaluation)} ${checkTable(evaluation)}`
}

function spent({ outputs }: Evaluation): string {
  const usages = outputs.map(({ result }) => result.usage)
  const sum = (of: (usage: (typeof usages)[number]) => number) => usages.reduce((total, usage) => total + of(usage), 0)
  if (sum(({ calls }) => calls) === 0) return 'No model was called.'
  const tokens = `${sum(({ inputTokens }) => inputTokens)} tokens read, ${sum(({ outputTokens }) => outputTokens)} written`
  const cost = usages.some(({ costMicroUsd }) => costMicroUsd === null)
    ? 'no prices set'
    : `$${(sum(({ costMicroUsd }) => costMicroUsd ?? 0) / 1_000_000).toFixed(2)}`
  return `${sum(({ calls }) => calls)} calls of the model: ${tokens}; ${cost}.`
}

function brandTable({ summary }: Evaluation): Html {
  return html`<table>
    <tr>
      <th>brand</th>
      <th>what it is</th>
      <th>grounding, bytes</th>
      <th>jobs</th>
      <th>pass hard checks</th>
      <th>pass soft checks too</th>
      <th>repaired</th>
      <th>highest overlap, other brief</th>
      <th>the same, same brief</th>
    </tr>
    ${Object.entries(summary.brands).map(
      ([id, brand]) =>
        html`<tr>
          <td><a href="#${id}">${id}</a></td>
          <td>${brand.kind}</td>
          <td class="number">${brand.grounding_bytes}</td>
          <td class="number">${brand.jobs}</td>
          <td class="number">${percent(brand.hard_passed, brand.jobs)}</td>
          <td class="number">${percent(brand.soft_passed, brand.jobs)}</td>
          <td class="number">${brand.repaired}</td>
          <td class="number">${percent(brand.overlap_highest, 1)}</td>
          <td class="number">${percent(brand.overlap_highest_same_brief, 1)}</td>
        </tr>`,
    )}
  </table>`
}

function checkTable({ summary }: Evaluation): Html {
  return html`<details>
    <summary>Checks</summary>
    <table>
      <tr>
        <th>check</th>
        <th>severity</th>
        <th>outputs that fail it</th>
      </tr>
      ${Object.entries(summary.checks).map(
        ([check, { severity, failed }]) =>
          html`<tr>
            <td>${check}</td>
            <td>${severity}</td>
            <td class="number ${failed === 0 ? 'good' : severity === 'hard' ? 'bad' : 'warn'}">${failed}</td>
          </tr>`,
      )}
    </table>
  </details>`
}

function limitsTable(): Html {
  const rows = Object.entries(primaryTextGraphemes).map(
    ([length, { min, max }]) =>
      html`<tr>
        <td>primary text, ${length}</td>
        <td class="number">${min}</td>
        <td class="number">${max}</td>
      </tr>`,
  )
  return html`<details>
    <summary>Limits, in characters as readers count them</summary>
    <table>
      ${rows}
      <tr>
        <td>headline aims at</td>
        <td></td>
        <td class="number">${limits.headlineGraphemesTarget}</td>
      </tr>
      <tr>
        <td>description aims at</td>
        <td></td>
        <td class="number">${limits.descriptionGraphemesTarget}</td>
      </tr>
    </table>
  </details>`
}

/** A brand's outputs, those of one level and length beside each other, a column to each brief. */
function brandSection(brand: EvalBrand, evaluations: readonly Evaluation[]): Html {
  const briefs = brand.briefs.map(
    ({ kind, text }, index) => html`<li value="${index + 1}"><strong>${kind}</strong>: ${text}</li>`,
  )
  const rows = awarenessLevels.flatMap((level) =>
    copyLengths.map((length) => {
      const cards = brand.briefs.flatMap((brief, index) =>
        evaluations.flatMap(({ name, outputs }) =>
          outputs
            .filter(
              ({ result: { job } }) =>
                job.brand === brand &&
                job.brief === brief &&
                job.request.awarenessLevel === level &&
                job.request.copyLength === length,
            )
            .map((output) => card(output, `brief ${index + 1}, ${name}`)),
        ),
      )
      if (cards.length === 0) return html``
      return html`<details open>
        <summary>${level}, ${length}</summary>
        <div class="row">${cards}</div>
      </details>`
    }),
  )
  return html`<h2 id="${brand.id}">${brand.grounding.profile.name}</h2>
    <p>${brand.kind}</p>
    <ol>
      ${briefs}
    </ol>
    ${rows}`
}
