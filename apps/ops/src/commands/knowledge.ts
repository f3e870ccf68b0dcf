import { basename } from 'node:path'
import { verbs } from '@adcopy/core'
import { command, type Tools } from '../command.ts'
import { readBytes } from '../read-file.ts'
import { text } from '../values.ts'
import { warnIfTooLarge } from '../warn-if-too-large.ts'

/** Measures the brand brief in UTF-8 bytes. Warns if the grounding is too large for jobs. */
async function measureBrief({ ctx, warn }: Pick<Tools, 'ctx' | 'warn'>, workspaceId: string) {
  const { fields, field_bytes_max } = await warnIfTooLarge(ctx(), workspaceId, warn)
  const bytes = fields.find(({ part }) => part === 'brand_brief')?.bytes ?? 0
  return { brand_brief_bytes: bytes, brand_brief_bytes_max: field_bytes_max }
}

export const knowledgeCommands = [
  command({
    name: 'knowledge add',
    about: 'Stores a knowledge file; the worker reads its facts.',
    args: { WS: text },
    flags: { file: text },
    async run({ env, ctx, args, flags, warn }) {
      const input = { workspaceId: args.WS, name: basename(flags.file), content: readBytes(flags.file), once: true }
      const added = await verbs.addKnowledge({ ctx: ctx(env.knowledgeLimits), input })
      return { ...added, ...(await measureBrief({ ctx, warn }, args.WS)) }
    },
  }),
  command({
    name: 'knowledge show',
    about: 'Shows the status of a file, its facts, and the bytes that they take in the brand brief.',
    args: { FILE_ID: text },
    async run({ ctx, args, warn }) {
      const file = await verbs.showKnowledge({ ctx: ctx(), input: { fileId: args.FILE_ID } })
      return { ...file, ...(await measureBrief({ ctx, warn }, file.workspace_id)) }
    },
    verdict: ({ name, state, failure }) =>
      failure === undefined ? `${name} is ${state}.` : `${name} could not be read: ${failure.message}`,
  }),
  command({
    name: 'knowledge list',
    about: 'Lists the knowledge files of a workspace, newest first, with status and bytes in the brand brief.',
    args: { WS: text },
    async run({ ctx, args, warn }) {
      const data = await verbs.listKnowledge({ ctx: ctx(), input: { workspaceId: args.WS } })
      return { data, ...(await measureBrief({ ctx, warn }, args.WS)) }
    },
  }),
  command({
    name: 'knowledge remove',
    about: 'Deletes a file and its facts; accepted jobs and results do not change.',
    args: { FILE_ID: text },
    run: ({ ctx, args }) => verbs.removeKnowledge({ ctx: ctx(), input: { fileId: args.FILE_ID } }),
  }),
]
