import { verbs, type Core, type KnowledgeReading } from '@adcopy/core'

type Fact = Extract<KnowledgeReading, { ok: true }>['facts'][number]

/** Adds a knowledge file and stores its facts, as the worker does. Returns the id of the file. */
export async function addReadFile(
  core: Core,
  { workspaceId }: { workspaceId: string },
  given: ReadonlyArray<string | (Partial<Fact> & { text: string })>,
  name = 'a.md',
): Promise<string> {
  const input = { workspaceId, name, content: Buffer.from('x') }
  const { file_id: fileId } = await verbs.addKnowledge({ ctx: core.as({ kind: 'operator' }), input })
  const facts = given.map((fact, at) => ({
    start: at,
    end: at + 1,
    ...(typeof fact === 'string' ? { text: fact } : fact),
  }))
  const reading = { ok: true as const, reader: 'text-1', text: 'x', facts }
  await verbs.finishKnowledge({ ctx: core.as({ kind: 'system' }), input: { fileId, reading } })
  return fileId
}
