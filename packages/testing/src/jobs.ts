/** A brief of words that occur nowhere else: where one of them appears, the brief has leaked. */
export const canaryBrief = 'quietly zanzibarian marzipan wheelwrights, please'

/** Copy and card of a job that a test ends directly, where their content does not matter. */
export const testCopy = { headline: 'x', primary_text: 'x' }
export const testCard = {
  grounding_hash: 'x',
  offer_version_id: null,
  backend: 'x',
  model: null,
  prompt_version: 'x',
  seed: 'x',
}
