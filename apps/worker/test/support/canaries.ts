import { verbs, type Core } from '@adcopy/core'
import type { Tenant, TestDatabase } from '@adcopy/testing'

// Words that no other test uses: files that run at the same time write to the same log of PostgreSQL. The brief's are to be
// forgotten, the brand's to stay where the brand is kept.
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

/** Gives a workspace grounding of every kind; answers with what jobs and workflows name of it. */
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

/** A column's value in its words; JSON has bytes as digits. */
function textOf(value: unknown): string {
  const [, digits] = typeof value === 'string' ? (/^\\x((?:[0-9a-f]{2})*)$/.exec(value) ?? []) : []
  return digits === undefined ? JSON.stringify(value) : Buffer.from(digits, 'hex').toString()
}

/** The tables and columns of a database in which words stand, in order. */
export async function columnsThatHold({ pool }: TestDatabase, words: RegExp): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found = new Set<string>()
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: Record<string, unknown> }>(`select to_jsonb(t) as row from ${name} t`)
    for (const [column, value] of rows.flatMap(({ row }) => Object.entries(row))) {
      if (words.test(textOf(value))) found.add(`${name}.${column}`)
    }
  }
  return [...found].toSorted()
}

// The settings of docs/operations.md, and every statement is logged, as an operator might do to find a fault.
const logSettings = {
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_statement: 'all',
  log_min_duration_statement: '0',
}

/** Has PostgreSQL log all it can of what comes over new connections to a database, under the settings of the runbook. */
export async function logEveryStatement({ pool }: TestDatabase): Promise<void> {
  for (const [name, value] of Object.entries(logSettings)) {
    await pool.query(
      `do $$ begin execute format('alter database %I set ${name} = ''${value}''', current_database()); end $$`,
    )
  }
}
