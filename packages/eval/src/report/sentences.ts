import { percent } from '../gates.ts'
import type { WordingsEvaluation } from '../wordings/evaluate.ts'
import { floors } from '../wordings/gates.ts'
import { shareRefused, shareSeen, type WordingsSummary } from '../wordings/summary.ts'
import { kindsOfRefusal, refusalKinds } from '../wordings/wordings.ts'
import { html, type Html } from './escape.ts'
import { findingList, gateTable } from './gates.ts'

export const sentenceColumns = [
  'sentences with',
  'how many',
  'refused',
  'share',
  'held to',
  'noticed besides',
  'share of both',
]

/** How many sentences of each sort the checks refuse, what they are held to, and how many more they notice. */
export function sentenceRows({ kinds, refuse, run }: WordingsSummary): string[][] {
  const row = (sort: string, tally: WordingsSummary['run'], bound: string) => [
    sort,
    String(tally.sentences),
    String(tally.refused),
    percent(shareRefused(tally)),
    bound,
    String(tally.noticed),
    percent(shareSeen(tally)),
  ]
  return [
    ...kindsOfRefusal.map((kind) => row(refusalKinds[kind], kinds[kind], `≥ ${percent(floors.refusedByKind[kind])}`)),
    row('all of these', refuse, `≥ ${percent(floors.refused)}`),
    row('nothing that a careful marketer would object to', run, `≤ ${percent(floors.wronglyRefusedMax)}`),
  ]
}

/** What the checks make of the sentences, and each that they judge otherwise than whoever sorted them. */
export function sentencesSection({ summary, gates }: WordingsEvaluation): Html {
  return html`<h2>Sentences sorted by hand</h2>
    ${gateTable(gates)}
    <table>
      <tr>
        ${sentenceColumns.map((column) => html`<th>${column}</th>`)}
      </tr>
      ${sentenceRows(summary).map(
        (row) =>
          html`<tr>
            ${row.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </table>
    ${findingList('Neither refused nor noticed, and ought to be', summary.missed)}
    ${findingList('Noticed, and ought to be refused', summary.only_noticed)}
    ${findingList('Refused, and ought not to be', summary.wrongly_refused)}
    ${findingList('Noticed, and need not be', summary.wrongly_noticed)}`
}
