import { createExamples, limits, primaryTextGraphemes } from '@adcopy/contract'
import { samplesOf } from '../playground/samples.ts'

export const quickStart = samplesOf(createExamples.short)

export const listOffersSample = `curl "$API/api/v1/offers" -H "Authorization: Bearer $TOKEN"`

export const pollingSteps = [
  'Create the job. The 202 has `Location` with its address and `Retry-After` with the seconds to wait.',
  'Wait that long, then read the job. Each read of a job that is not terminal has a new `Retry-After`, based on recent jobs.',
  'Stop once `status` is `succeeded` or `failed`, which are terminal. A failed job is a 200 with `error`.',
  'On 429 and 503 wait for `Retry-After`, then send the same request again.',
  'On a lost connection repeat the create with the same `Idempotency-Key` and body: that creates no second job.',
  'Do not wait for `quota_exceeded`: its `Retry-After` counts to the next month. Every job is terminal within 24 hours.',
  'There are no webhooks and no events.',
] as const

export const limitRows: ReadonlyArray<readonly [string, string]> = [
  ['Request body', `${limits.requestBodyBytesMax / 1024} KiB`],
  ['`brief`', `1 to ${limits.briefCodePointsMax} Unicode code points after trimming`],
  ['`Idempotency-Key`', `1 to ${limits.idempotencyKeyCharactersMax} of A–Z, a–z, 0–9, dot, underscore, colon, hyphen`],
  ['Page of a list', `1 to ${limits.pageItemsMax} items, by default ${limits.pageItemsDefault}`],
  ['Grounding, one field', `${limits.groundingFieldBytesMax / 1024} KiB`],
  ['Grounding, in total', `${limits.groundingTotalBytesMax / 1024} KiB`],
  ['Allocation', 'units per workspace and UTC month; the first accepted request with a new key spends one'],
  ...Object.entries(primaryTextGraphemes).map(
    ([length, { min, max }]) => [`\`${length}\``, `primary text of ${min} to ${max} characters`] as const,
  ),
]
