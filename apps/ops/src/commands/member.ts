import { text as readAll } from 'node:stream/consumers'
import { verbs } from '@adcopy/core'
import { command } from '../command.ts'
import { email, role, text } from '../values.ts'

export const memberCommands = [
  command({
    name: 'member add',
    usage: 'WS --email E --role viewer|editor|admin',
    about: 'Makes a person a member.',
    args: { WS: text },
    flags: { email, role },
    async run({ ctx, args, flags }) {
      const input = { workspaceId: args.WS, email: flags.email, role: flags.role }
      const { userId } = await verbs.addMember({ ctx: ctx(), input })
      return { user_id: userId }
    },
  }),
  command({
    name: 'member set',
    usage: 'WS --email E --role viewer|editor|admin',
    about: "Changes a member's role; his tokens have it at their next request.",
    args: { WS: text },
    flags: { email, role },
    async run({ ctx, args, flags }) {
      const input = { workspaceId: args.WS, email: flags.email, role: flags.role }
      await verbs.setMemberRole({ ctx: ctx(), input })
      return {}
    },
  }),
  command({
    name: 'member remove',
    usage: 'WS --email E',
    about: 'Ends a membership; its tokens answer forbidden for ever.',
    args: { WS: text },
    flags: { email },
    async run({ ctx, args, flags }) {
      await verbs.removeMember({ ctx: ctx(), input: { workspaceId: args.WS, email: flags.email } })
      return {}
    },
  }),
  command({
    name: 'member password',
    usage: 'WS --email E < file',
    about: 'Sets the password a member signs in with, read from standard input, and ends his sessions.',
    args: { WS: text },
    flags: { email },
    async run({ ctx, args, flags, stdin, warn }) {
      if (stdin.isTTY === true) warn('The new password, then Ctrl-D (it is shown as it is typed):')
      const password = (await readAll(stdin)).replace(/\r?\n$/, '')
      await verbs.setMemberPassword({ ctx: ctx(), input: { workspaceId: args.WS, email: flags.email, password } })
      return {}
    },
  }),
]
