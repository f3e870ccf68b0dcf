import { primaryTextGraphemes } from '@adcopy/contract'
import { graphemes } from '@adcopy/generation'
import type { Judged } from '../evaluation.ts'
import { html, type Html } from './escape.ts'

const nothing = html``

/** One output as it would be read, with what the checks say of it and what it took. */
export function card({ result, judgement }: Judged, backend: string): Html {
  const { job, copy, failure, verdicts, attempts, milliseconds } = result
  const { platform, offer } = job.request
  const failed = verdicts.filter((verdict) => !verdict.passed)
  return html`<article class="card">
    <div class="meta">${backend} · ${platform} · ${offer === null ? 'no offer' : `offer: ${offer.name}`}</div>
    ${
      copy === null
        ? html`<h4 class="bad">no copy: ${failure ?? 'unknown'}</h4>`
        : html`<h4>${copy.headline}</h4>
            <div class="text">${copy.primary_text}</div>
            ${copy.description === undefined ? nothing : html`<p class="description">${copy.description}</p>`}
            ${lengthOf(copy.primary_text, job.request.copyLength)}`
    }
    ${
      failed.length === 0
        ? html`<div class="good">all ${verdicts.length} checks passed</div>`
        : html`<ul class="reasons">
            ${failed.map(
              ({ check, severity, reason = 'failed' }) =>
                html`<li class="${severity === 'hard' ? 'bad' : 'warn'}">${check} (${severity}): ${reason}</li>`,
            )}
          </ul>`
    }
    ${
      judgement === null
        ? nothing
        : html`<div class="meta">
            judge:
            ${Object.entries(judgement.scores)
              .map(([criterion, score]) => `${criterion} ${score}`)
              .join(', ')};
            ${judgement.remark}
          </div>`
    }
    <div class="meta">${attempts} candidate(s), ${milliseconds.toFixed(0)} ms${usageOf(result.usage)}</div>
  </article>`
}

function lengthOf(text: string, copyLength: keyof typeof primaryTextGraphemes): Html {
  const { min, max } = primaryTextGraphemes[copyLength]
  const length = graphemes(text)
  const within = length >= min && length <= max
  return html`<div class="${within ? 'meta' : 'warn'}">
    ${length} characters, ${min} to ${max} asked for
    <meter min="0" max="${max}" low="${min}" optimum="${max}" value="${length}"></meter>
  </div>`
}

function usageOf({ calls, inputTokens, outputTokens, costMicroUsd }: Judged['result']['usage']): string {
  if (calls === 0) return ''
  const cost = costMicroUsd === null ? '' : `, $${(costMicroUsd / 1_000_000).toFixed(4)}`
  return `, ${calls} call(s), ${inputTokens} + ${outputTokens} tokens${cost}`
}
