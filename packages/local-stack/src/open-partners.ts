import { createCore, verbs } from '@adcopy/core'

export interface Partner {
  workspaceId: string
  token: string
}

export const partnerBrand = {
  name: 'Lanternhaus',
  description: 'Lanternhaus repairs bicycles in a former lamp factory in Leipzig.',
  voice: 'plain, warm, a little dry',
  audience: 'people who ride to work in every weather',
  language: 'en',
  value_propositions: [
    'Repairs are done while you wait, at a bench you can watch.',
    'Every repair comes with a written note of what was found and what was left alone.',
  ],
  proof_points: ['The workshop opened in 2014.', 'Four mechanics share two benches.'],
}

// No run creates this many jobs.
const allocation = 100_000_000

export async function openPartners(
  at: { databaseUrl: string; fingerprintKeys: string },
  count: number,
): Promise<Partner[]> {
  const core = createCore({
    database: { url: at.databaseUrl, poolConnectionsMax: 2 },
    fingerprintKeys: at.fingerprintKeys,
  })
  const ctx = core.as({ kind: 'operator' })
  try {
    const partners: Partner[] = []
    for (let index = 0; index < count; index += 1) {
      const input = { name: `partner ${index}`, allocation, accessEnabled: true }
      const { workspace_id: workspaceId } = await verbs.createWorkspace({ ctx, input })
      const email = `partner-${index}@partner.example`
      await verbs.addMember({ ctx, input: { workspaceId, email, role: 'editor' } })
      await verbs.importBrand({ ctx, input: { workspaceId, profile: partnerBrand } })
      const { token } = await verbs.issueToken({ ctx, input: { workspaceId, email } })
      partners.push({ workspaceId, token })
    }
    return partners
  } finally {
    await core.close()
  }
}
