/**
 * A brief made of words that the application itself never outputs. If one of them appears in its output, for example in
 * a log, the brief has leaked.
 */
export const canaryBrief = 'quietly zanzibarian marzipan wheelwrights, please'

export const testCopy = { headline: 'x', primary_text: 'x' }
export const testCard = {
  grounding_hash: 'x',
  offer_version_id: null,
  backend: 'x',
  model: null,
  prompt_version: 'x',
  seed: 'x',
}
