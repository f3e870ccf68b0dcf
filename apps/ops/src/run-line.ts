import { randomBytes } from 'node:crypto'
import { userInfo } from 'node:os'
import type { Readable, Writable } from 'node:stream'
import { operatorNameSchema } from '@adcopy/contract'
import { createCore, Problem, type Core } from '@adcopy/core'
import type { Command, Tools } from './command.ts'
import { commands } from './commands/index.ts'
import { readEnv } from './env.ts'
import { explainError } from './explain-error.ts'
import { describeAbsence } from './describe-absence.ts'
import { OpsError, UsageError } from './ops-error.ts'
import { createProgram, isHelp, type Given } from './program.ts'
import { renderForPeople } from './render.ts'

export interface Terminal {
  env: NodeJS.ProcessEnv
  stdin: Readable & { isTTY?: boolean }
  stdout: Pick<Writable, 'write'>
  stderr: Pick<Writable, 'write'>
}

/** Returns the exit status. The result goes to standard output, everything else to standard error. */
export async function runLine(argv: readonly string[], terminal: Terminal): Promise<number> {
  const { stdout, stderr } = terminal
  let status = 0
  const program = createProgram(
    commands,
    (text) => void stdout.write(text),
    async (given) => {
      status = await run(given, terminal)
    },
  )
  try {
    await program.parseAsync(argv.length === 0 ? ['--help'] : argv, { from: 'user' })
    return status
  } catch (error) {
    if (isHelp(error)) return 0
    stderr.write(`${explainError(error)}\n`)
    return error instanceof UsageError ? 2 : 1
  }
}

async function run(given: Given, terminal: Terminal): Promise<number> {
  const { command, args, flags, json, as } = given
  const { stdin, stdout, stderr } = terminal
  const env = readEnv(terminal.env)
  let core: Core | undefined
  const ctx: Tools['ctx'] = (settings = {}) => {
    // A random key suffices, because no command computes a fingerprint or a signature.
    core ??= createCore({
      database: { url: env.databaseUrl, poolConnectionsMax: 2 },
      fingerprintKeys: randomBytes(32).toString('base64'),
      settings,
    })
    return core.as({ kind: 'operator', name: as ?? systemUser() })
  }
  const warn = (text: string) => void stderr.write(`${text}\n`)
  try {
    const result = (await command.run({ env, ctx, warn, stdin, args, flags })) ?? {}
    stdout.write(`${json ? JSON.stringify(result) : describeResult(command, result)}\n`)
    const fault = command.fault?.(result)
    if (fault === undefined) return 0
    warn(fault)
    return 1
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') throw new OpsError(describeAbsence(given))
    throw error
  } finally {
    await core?.close()
  }
}

function describeResult({ verdict, inVerdict = [], columns }: Command, result: object): string {
  const rest = Object.entries(result).filter(([name]) => !inVerdict.includes(name))
  return renderForPeople(Object.fromEntries(rest), verdict?.(result), columns)
}

function systemUser(): string {
  try {
    return operatorNameSchema.parse(userInfo().username)
  } catch {
    return 'unknown'
  }
}
