import { basename } from 'node:path'
import { verbs } from '@adcopy/core'
import { command } from '../command.ts'
import { readBytes } from '../read-file.ts'
import { text } from '../values.ts'

export const knowledgeCommands = [
  command({
    name: 'knowledge add',
    usage: 'WS --file F (txt, md, pdf, docx)',
    about: 'Stores a knowledge file; the worker reads its facts.',
    args: { WS: text },
    flags: { file: text },
    async run({ ctx, args, flags }) {
      const input = { workspaceId: args.WS, name: basename(flags.file), content: readBytes(flags.file) }
      const { fileId } = await verbs.addKnowledge({ ctx: ctx(), input })
      return { file_id: fileId }
    },
  }),
  command({
    name: 'knowledge show',
    usage: 'FILE_ID',
    about: 'How far the reading of a file is, and the facts drawn from it.',
    args: { FILE_ID: text },
    run: ({ ctx, args }) => verbs.showKnowledge({ ctx: ctx(), input: { fileId: args.FILE_ID } }),
  }),
]
