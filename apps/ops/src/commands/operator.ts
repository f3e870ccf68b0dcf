import { verbs } from '@adcopy/core'
import { command } from '../command.ts'
import { email } from '../values.ts'

export const operatorCommands = [
  command({
    name: 'operator add',
    usage: 'EMAIL',
    about:
      'Lets an account into the operations area; the link, good for an hour, sets its password. An earlier password and its sessions end.',
    args: { EMAIL: email },
    async run({ ctx, args, env, warn }) {
      const { userId, url } = await verbs.addOperator({ ctx: ctx(), input: { email: args.EMAIL } })
      if (env.webOrigin === null)
        warn('WEB_ORIGIN is not set: put the origin of the web application in front of the link')
      return { user_id: userId, url }
    },
  }),
  command({
    name: 'operator remove',
    usage: 'EMAIL',
    about: 'Closes the operations area to an account, from its next request on.',
    args: { EMAIL: email },
    async run({ ctx, args }) {
      await verbs.removeOperator({ ctx: ctx(), input: { email: args.EMAIL } })
      return {}
    },
  }),
  command({
    name: 'operator list',
    usage: '',
    about: 'The accounts that the operations area is open to.',
    async run({ ctx }) {
      return { data: await verbs.listOperators({ ctx: ctx(), input: {} }) }
    },
  }),
]
