import { grantRoles, migrate, switches, verbs } from '@adcopy/core'
import { z } from 'zod'
import { command, Unwell } from '../command.ts'
import { examine } from '../examine.ts'

export const serviceCommands = [
  command({
    name: 'switch',
    usage: 'PUBLIC_API_ENABLED on|off',
    about: 'Turns creating jobs on or off, at the next request on every instance.',
    args: { NAME: z.enum(switches), STATE: z.enum(['on', 'off']) },
    async run({ ctx, args }) {
      await verbs.setSwitch({ ctx: ctx(), input: { name: args.NAME, enabled: args.STATE === 'on' } })
      return {}
    },
  }),
  command({
    name: 'migrate',
    usage: '',
    about: 'Brings the database to the newest migration, next to traffic; gives way for ten minutes at most.',
    run: ({ env, warn }) => migrate(env.ownerDatabaseUrl, { say: warn }),
  }),
  command({
    name: 'database roles',
    usage: '',
    about:
      'Makes the roles that the programs log in under, and grants them what they need; run as the owner of the tables.',
    run: ({ env }) => grantRoles(env.ownerDatabaseUrl),
  }),
  command({
    name: 'doctor',
    usage: '',
    about: 'What is reachable and what is wrong; ends with 1 when something is.',
    async run({ env, ctx }) {
      const report = await examine(env, ctx)
      const count = report.wrong.length
      return count === 0 ? report : new Unwell(report, `${count} wrong: ${report.wrong.join('; ')}`)
    },
  }),
]
