import type { Gate } from '../gates.ts'
import { html, type Html } from './escape.ts'

export function gateTable(gates: readonly Gate[]): Html {
  return html`<table>
    ${gates.map(
      ({ promise, measured, passed }) =>
        html`<tr>
          <td class="${passed ? 'good' : 'bad'}">${passed ? 'held' : 'broken'}</td>
          <td>${promise}</td>
          <td>${measured}</td>
        </tr>`,
    )}
  </table>`
}

/** What broke a gate, one line each; nothing where nothing did. */
export function findingList(title: string, findings: readonly string[]): Html {
  if (findings.length === 0) return html``
  return html`<details open>
    <summary>${title}: ${findings.length}</summary>
    <ul class="reasons">
      ${findings.map((finding) => html`<li>${finding}</li>`)}
    </ul>
  </details>`
}
