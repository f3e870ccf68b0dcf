import { verbs, type Core } from '@adcopy/core'
import type { Tenant, TestDatabase } from '@adcopy/testing'

// No other test uses these words, because test files that run concurrently share PostgreSQL's log. The brief's words
// must be deleted everywhere. The brand's words may remain, but only in columns for brand data and generated copy.
export const canaryWords = 'cinnabarine pomander coppersmiths'
export const briefWords = /cinnabarine|pomander|coppersmith/i
export const brandWords = /quernstone|withybed|saltmarsh|driftglass|hedgewick|marlstone/i

const profile = {
  name: 'Quernstone & Withybed',
  description: 'Quernstone & Withybed restores the beds of a saltmarsh.',
  value_propositions: ['Every withybed is restored by hand.', 'A saltmarsh is walked before it is worked on.'],
}
const offer = { name: 'Driftglass survey', price: '49 EUR', terms: ['A survey of driftglass takes a morning.'] }
const avatar = { name: 'Hedgewick keeper', pains: ['The hedgewick is under water in March'] }
const report = { title: 'What a marlstone holds', findings: ['A marlstone keeps its shape for years'] }

export async function ground(core: Core, { workspaceId }: Tenant): Promise<{ offerId: string; fileId: string }> {
  const ctx = core.as({ kind: 'operator' })
  await verbs.importBrand({ ctx, input: { workspaceId, profile } })
  await verbs.addAvatar({ ctx, input: { workspaceId, avatar } })
  await verbs.addThinkReport({ ctx, input: { workspaceId, report } })
  const { offer_id: offerId } = await verbs.createOffer({ ctx, input: { workspaceId, offer } })
  const file = { workspaceId, name: 'a.txt', content: Buffer.from('A saltmarsh is walked before winter.') }
  const { file_id: fileId } = await verbs.addKnowledge({ ctx, input: file })
  return { offerId, fileId }
}

// The log settings that docs/operations.md requires, and two settings that log every statement. An operator might
// enable those two to diagnose a fault.
const logSettings = {
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_statement: 'all',
  log_min_duration_statement: '0',
}

export async function logEveryStatement({ pool }: TestDatabase): Promise<void> {
  for (const [name, value] of Object.entries(logSettings)) {
    await pool.query(
      `do $$ begin execute format('alter database %I set ${name} = ''${value}''', current_database()); end $$`,
    )
  }
}
