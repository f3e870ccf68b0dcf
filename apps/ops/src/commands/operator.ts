import { verbs } from '@adcopy/core'
import { command } from '../command.ts'
import { email } from '../values.ts'

export const operatorCommands = [
  command({
    name: 'operator add',
    about:
      'Opens the operations area to an account. Prints a link, valid for an hour, that sets a new password; existing sessions end.',
    args: { EMAIL: email },
    async run({ ctx, args, env, warn }) {
      const { webOrigin } = env
      const context = ctx(webOrigin === null ? {} : { webOrigin })
      const added = await verbs.addOperator({ ctx: context, input: { email: args.EMAIL } })
      if (webOrigin === null) warn('WEB_ORIGIN is not set: put the origin of the web application in front of the link')
      return added
    },
  }),
  command({
    name: 'operator remove',
    about: 'Removes access to the operations area from an account, from its next request on.',
    args: { EMAIL: email },
    run: ({ ctx, args }) => verbs.removeOperator({ ctx: ctx(), input: { email: args.EMAIL } }),
  }),
  command({
    name: 'operator list',
    about: 'Lists the accounts with access to the operations area.',
    async run({ ctx }) {
      return { data: await verbs.listOperators({ ctx: ctx(), input: {} }) }
    },
  }),
]
