import { grantRoles, migrate, switches, verbs } from '@adcopy/core'
import { z } from 'zod'
import { command } from '../command.ts'
import { examine } from '../examine.ts'
import { registerSearchAttributes } from '../register-search-attributes.ts'

const faultsOf = ({ length }: readonly string[]) => `${length} fault${length === 1 ? '' : 's'}`

export const serviceCommands = [
  command({
    name: 'switch',
    about: 'Turns creating jobs on or off, from the next request on every instance.',
    args: { NAME: z.enum(switches), STATE: z.enum(['on', 'off']) },
    run: ({ ctx, args }) => verbs.setSwitch({ ctx: ctx(), input: { name: args.NAME, enabled: args.STATE === 'on' } }),
  }),
  command({
    name: 'migrate',
    about: 'Applies all pending migrations while traffic continues; waits for locks for ten minutes at most.',
    run: ({ env, warn }) => migrate(env.ownerDatabaseUrl, { say: warn }),
  }),
  command({
    name: 'database roles',
    about: 'Creates the database roles of the programs and grants their rights. Run it as the owner of the tables.',
    run: ({ env }) => grantRoles(env.ownerDatabaseUrl),
  }),
  command({
    name: 'temporal search-attributes',
    about: 'Registers the search attributes of jobs in the Temporal namespace. Workers use them within a minute.',
    run: ({ env }) => registerSearchAttributes(env),
    verdict: ({ registered }) =>
      registered.length === 0 ? 'The namespace has them.' : `Registered: ${registered.join(', ')}.`,
  }),
  command({
    name: 'doctor',
    about: 'Checks the database, Temporal and the configuration; ends with 1 if something is wrong.',
    run: ({ env, ctx }) => examine(env, ctx),
    verdict: ({ wrong, notices }) =>
      [
        wrong.length === 0 ? 'Nothing is wrong.' : `Found ${faultsOf(wrong)}:`,
        ...wrong.map((line) => `  ✗ ${line}`),
        ...notices.map((line) => `  · ${line}`),
      ].join('\n'),
    inVerdict: ['wrong', 'notices'],
    fault: ({ wrong }) => (wrong.length === 0 ? undefined : `found ${faultsOf(wrong)}`),
  }),
]
