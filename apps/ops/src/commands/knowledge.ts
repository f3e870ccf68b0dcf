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
    about: 'How far the reading of a file is, or why it failed, and the facts drawn from it.',
    args: { FILE_ID: text },
    run: ({ ctx, args }) => verbs.showKnowledge({ ctx: ctx(), input: { fileId: args.FILE_ID } }),
  }),
  command({
    name: 'knowledge list',
    usage: 'WS',
    about: 'The knowledge files of a workspace, newest first, and how far the reading of each is.',
    args: { WS: text },
    async run({ ctx, args }) {
      return { data: await verbs.listKnowledge({ ctx: ctx(), input: { workspaceId: args.WS } }) }
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
