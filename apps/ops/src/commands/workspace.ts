import { verbs } from '@adcopy/core'
import { z } from 'zod'
import { command } from '../command.ts'
import { UsageError } from '../ops-error.ts'
import { access, allocation, allocationOrUnset, text } from '../values.ts'

export const workspaceCommands = [
  command({
    name: 'workspace create',
    about: 'Creates a workspace. Without an allocation and enabled access, its requests are answered preview_disabled.',
    flags: { name: text, allocation: allocation.optional(), access: access.optional() },
    run({ ctx, flags }) {
      const input = { name: flags.name, allocation: flags.allocation, accessEnabled: flags.access }
      return verbs.createWorkspace({ ctx: ctx(), input })
    },
  }),
  command({
    name: 'workspace set',
    about: 'Changes allocation, access or billing of a workspace, from the next request on.',
    args: { WS: text },
    flags: {
      allocation: allocationOrUnset.optional(),
      access: access.optional(),
      billing: z.enum(['active', 'frozen']).optional(),
    },
    async run({ ctx, args, flags }) {
      if (Object.values(flags).every((value) => value === undefined))
        throw new UsageError('nothing to change: give --allocation, --access or --billing')
      const input = {
        workspaceId: args.WS,
        allocation: flags.allocation,
        accessEnabled: flags.access,
        billing: flags.billing,
      }
      await verbs.setWorkspace({ ctx: ctx(), input })
    },
  }),
  command({
    name: 'workspace show',
    about: 'Shows a workspace and the units it has used this UTC month.',
    args: { WS: text },
    run: ({ ctx, args }) => verbs.showWorkspace({ ctx: ctx(), input: { workspaceId: args.WS } }),
    verdict({ name, access: isOpen, allocation: units, used, billing }) {
      if (billing === 'frozen') return `${name} is frozen: it can neither create nor read jobs.`
      if (isOpen === 'disabled') return `${name} has no public API access.`
      if (units === null) return `${name} has no allocation: requests are answered preview_disabled.`
      return `${name} has ${Math.max(0, units - used)} of ${units} units left this month.`
    },
  }),
  command({
    name: 'workspace list',
    about: 'Lists all workspaces, oldest first.',
    async run({ ctx }) {
      return { data: await verbs.listWorkspaces({ ctx: ctx(), input: {} }) }
    },
  }),
]
