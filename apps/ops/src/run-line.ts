import { randomBytes } from 'node:crypto'
import { userInfo } from 'node:os'
import type { Readable, Writable } from 'node:stream'
import { operatorNameSchema } from '@adcopy/contract'
import { createCore, type Core } from '@adcopy/core'
import { Unwell, type Command } from './command.ts'
import { UsageError } from './ops-error.ts'
import { commands } from './commands/index.ts'
import { explainError } from './explain-error.ts'
import { readEnv } from './env.ts'
import { parseLine, usageOf } from './parse-line.ts'
import { renderForPeople } from './render.ts'

export interface Terminal {
  env: NodeJS.ProcessEnv
  stdin: Readable & { isTTY?: boolean }
  stdout: Pick<Writable, 'write'>
  stderr: Pick<Writable, 'write'>
}

/** Runs one command: its answer goes to standard output, everything else to standard error. Returns the exit status. */
export async function runLine(argv: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await run(argv, terminal)
  } catch (error) {
    terminal.stderr.write(`${explainError(error)}\n`)
    return error instanceof UsageError ? 2 : 1
  }
}

async function run(argv: readonly string[], { env: source, stdin, stdout, stderr }: Terminal): Promise<number> {
  const line = parseLine(commands, argv)
  if (line.kind === 'help') {
    stdout.write(`${help(line.command)}\n`)
    return 0
  }
  const env = readEnv(source)
  let core: Core | undefined
  const ctx = () => {
    // Nothing here is fingerprinted or signed, so the server's keys stay with the server.
    core ??= createCore({
      database: { url: env.databaseUrl, poolConnectionsMax: 2 },
      fingerprintKeys: randomBytes(32).toString('base64'),
      ...(env.webOrigin !== null && { settings: { webOrigin: env.webOrigin } }),
    })
    return core.as({ kind: 'operator', name: line.as ?? systemUser() })
  }
  const warn = (text: string) => void stderr.write(`${text}\n`)
  try {
    const { command, args, flags, json } = line
    const answer = await command.run({ env, ctx, warn, stdin, args, flags })
    const unwell = answer instanceof Unwell ? answer : undefined
    const document = unwell?.answer ?? answer
    stdout.write(`${json ? JSON.stringify(document) : renderForPeople(document)}\n`)
    if (unwell === undefined) return 0
    warn(unwell.line)
    return 1
  } finally {
    await core?.close()
  }
}

/** Who runs this program, as the operating system names them; it need not have a name for every number. */
function systemUser(): string {
  try {
    return operatorNameSchema.parse(userInfo().username)
  } catch {
    return 'unknown'
  }
}

function help(command: Command | undefined): string {
  if (command !== undefined) {
    return `${usageOf(command)}\n\n${command.about}\n--json prints one JSON document. --as NAME is who acts, in the audit trail; the system's user where absent.`
  }
  return [
    'ops COMMAND [--json] [--as NAME]: administers the service behind DATABASE_URL, or else the running local stack.',
    '',
    ...commands.map((each) => `  ${usageOf(each)}\n      ${each.about}`),
  ].join('\n')
}
