import { basename } from 'node:path'
import { verbs } from '@adcopy/core'
import { command, type Tools } from '../command.ts'
import { readBytes } from '../read-file.ts'
import { text } from '../values.ts'
import { warnIfTooLarge } from '../warn-if-too-large.ts'

/** How full the brand brief is, in UTF-8 bytes; warns when jobs are refused for the size of the grounding. */
async function measureBrief({ ctx, warn }: Pick<Tools, 'ctx' | 'warn'>, workspaceId: string) {
  const { fields, fieldBytesMax } = await warnIfTooLarge(ctx(), workspaceId, warn)
  const bytes = fields.find(({ part }) => part === 'brand_brief')?.bytes ?? 0
  return { brand_brief_bytes: bytes, brand_brief_bytes_max: fieldBytesMax }
}

export const knowledgeCommands = [
  command({
    name: 'knowledge add',
    usage: 'WS --file F (txt, md, pdf, docx)',
    about: 'Stores a knowledge file; the worker reads its facts.',
    args: { WS: text },
    flags: { file: text },
    async run({ ctx, args, flags, warn }) {
      const input = { workspaceId: args.WS, name: basename(flags.file), content: readBytes(flags.file) }
      const { fileId } = await verbs.addKnowledge({ ctx: ctx(), input })
      return { file_id: fileId, ...(await measureBrief({ ctx, warn }, args.WS)) }
    },
  }),
  command({
    name: 'knowledge show',
    usage: 'FILE_ID',
    about:
      'How far the reading of a file is, or why it failed, the facts drawn from it, and what they take of the brand brief.',
    args: { FILE_ID: text },
    async run({ ctx, args, warn }) {
      const file = await verbs.showKnowledge({ ctx: ctx(), input: { fileId: args.FILE_ID } })
      return { ...file, ...(await measureBrief({ ctx, warn }, file.workspace_id)) }
    },
  }),
  command({
    name: 'knowledge list',
    usage: 'WS',
    about:
      'The knowledge files of a workspace, newest first, how far the reading of each is, and what it takes of the brand brief.',
    args: { WS: text },
    async run({ ctx, args, warn }) {
      const data = await verbs.listKnowledge({ ctx: ctx(), input: { workspaceId: args.WS } })
      return { data, ...(await measureBrief({ ctx, warn }, args.WS)) }
    },
  }),
  command({
    name: 'knowledge remove',
    usage: 'FILE_ID',
    about: 'Deletes a file and takes its facts out of the brand brief; accepted jobs and results stay as they are.',
    args: { FILE_ID: text },
    async run({ ctx, args }) {
      await verbs.removeKnowledge({ ctx: ctx(), input: { fileId: args.FILE_ID } })
      return {}
    },
  }),
]
