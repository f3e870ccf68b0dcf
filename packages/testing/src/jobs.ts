/** A brief whose words occur nowhere else. Any place that contains one of them has therefore leaked the brief. */
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
