/** Words that stand nowhere else: where one of them turns up, the brief was there. */
export const canaryBrief = 'quietly zanzibarian marzipan wheelwrights, please'

/** Copy and card of a job that a test ends by hand, where their words do not matter. */
export const testCopy = { headline: 'x', primary_text: 'x' }
export const testCard = {
  grounding_hash: 'x',
  offer_version_id: null,
  backend: 'x',
  model: null,
  prompt_version: 'x',
  seed: 'x',
}
