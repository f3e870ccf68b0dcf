import { randomBytes } from 'node:crypto'
import { createCore, type Core } from '@adcopy/core'
import { Unwell, UsageError, type Command } from './command.ts'
import { commands } from './commands/index.ts'
import { explainError } from './explain-error.ts'
import { readEnv } from './env.ts'
import { parseLine, usageOf } from './parse-line.ts'
import { renderForPeople } from './render.ts'

const complain = (line: string) => process.stderr.write(`${line}\n`)

/** One command: its answer on standard output, anything else on standard error. Answers with the exit status. */
async function main(argv: readonly string[]): Promise<number> {
  const line = parseLine(commands, argv)
  if (line.kind === 'help') {
    process.stdout.write(`${help(line.command)}\n`)
    return 0
  }
  const env = readEnv(process.env)
  let core: Core | undefined
  const ctx = () => {
    // Nothing here is fingerprinted or signed, so the server's keys stay with the server.
    core ??= createCore({
      database: { url: env.databaseUrl, poolConnectionsMax: 2 },
      fingerprintKeys: randomBytes(32).toString('base64'),
    })
    return core.as({ kind: 'operator' })
  }
  try {
    const { command, args, flags, json } = line
    const answer = await command.run({ env, ctx, warn: complain, args, flags })
    const unwell = answer instanceof Unwell ? answer : undefined
    const document = unwell?.answer ?? answer
    process.stdout.write(`${json ? JSON.stringify(document) : renderForPeople(document)}\n`)
    if (unwell === undefined) return 0
    complain(unwell.line)
    return 1
  } finally {
    await core?.close()
  }
}

function help(command: Command | undefined): string {
  if (command !== undefined) return `${usageOf(command)}\n\n${command.about}\n--json prints one JSON document.`
  return [
    'ops COMMAND [--json]: administers the service behind DATABASE_URL, or else the running local stack.',
    '',
    ...commands.map((each) => `  ${usageOf(each)}\n      ${each.about}`),
  ].join('\n')
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  complain(explainError(error))
  process.exitCode = error instanceof UsageError ? 2 : 1
}
