import { text as readAll } from 'node:stream/consumers'
import { verbs } from '@adcopy/core'
import { command } from '../command.ts'
import { email, role, text } from '../values.ts'

export const memberCommands = [
  command({
    name: 'member add',
    about: 'Makes a person a member.',
    args: { WS: text },
    flags: { email, role },
    async run({ ctx, args, flags }) {
      const input = { workspaceId: args.WS, email: flags.email, role: flags.role }
      const { user_id } = await verbs.addMember({ ctx: ctx(), input })
      return { user_id }
    },
  }),
  command({
    name: 'member set',
    about: "Changes a member's role, which their tokens have from the next request on.",
    args: { WS: text },
    lacks: 'member with this address',
    flags: { email, role },
    async run({ ctx, args, flags }) {
      const input = { workspaceId: args.WS, email: flags.email, role: flags.role }
      await verbs.setMemberRole({ ctx: ctx(), input })
    },
  }),
  command({
    name: 'member remove',
    about: 'Ends a membership; its tokens are forbidden from then on.',
    args: { WS: text },
    lacks: 'member with this address',
    flags: { email },
    run: ({ ctx, args, flags }) =>
      verbs.removeMember({ ctx: ctx(), input: { workspaceId: args.WS, email: flags.email } }),
  }),
  command({
    name: 'member password',
    about: 'Sets the password of a member, read from standard input, and ends their sessions.',
    args: { WS: text },
    lacks: 'member with this address',
    flags: { email },
    async run({ ctx, args, flags, stdin, warn }) {
      if (stdin.isTTY === true) warn('The new password, then Ctrl-D (it is shown as it is typed):')
      const password = (await readAll(stdin)).replace(/\r?\n$/, '')
      await verbs.setMemberPassword({ ctx: ctx(), input: { workspaceId: args.WS, email: flags.email, password } })
    },
  }),
]
