import { verbs } from '@adcopy/core'
import { z } from 'zod'
import { command } from '../command.ts'
import { access, allocation, text } from '../values.ts'

export const workspaceCommands = [
  command({
    name: 'workspace create',
    usage: '--name N [--allocation N] [--access enabled|disabled]',
    about: 'A new workspace; without allocation and enabled access its requests meet preview_disabled.',
    flags: { name: text, allocation: allocation.optional(), access: access.optional() },
    async run({ ctx, flags }) {
      const input = { name: flags.name, allocation: flags.allocation, accessEnabled: flags.access }
      const { workspaceId } = await verbs.createWorkspace({ ctx: ctx(), input })
      return { workspace_id: workspaceId }
    },
  }),
  command({
    name: 'workspace set',
    usage: 'WS [--allocation N|unset] [--access enabled|disabled] [--billing active|frozen]',
    about: 'Changes what a workspace may do, from the next request on.',
    args: { WS: text },
    flags: {
      allocation: z.union([z.literal('unset').transform(() => null), allocation]).optional(),
      access: access.optional(),
      billing: z.enum(['active', 'frozen']).optional(),
    },
    async run({ ctx, args, flags }) {
      const input = {
        workspaceId: args.WS,
        allocation: flags.allocation,
        accessEnabled: flags.access,
        billing: flags.billing,
      }
      await verbs.setWorkspace({ ctx: ctx(), input })
      return {}
    },
  }),
  command({
    name: 'workspace show',
    usage: 'WS',
    about: 'A workspace and the units it has consumed this UTC month.',
    args: { WS: text },
    run: ({ ctx, args }) => verbs.showWorkspace({ ctx: ctx(), input: { workspaceId: args.WS } }),
  }),
  command({
    name: 'workspace list',
    usage: '',
    about: 'Every workspace, oldest first.',
    async run({ ctx }) {
      return { data: await verbs.listWorkspaces({ ctx: ctx(), input: {} }) }
    },
  }),
]
