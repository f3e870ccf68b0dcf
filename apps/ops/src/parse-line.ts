import { operatorNameSchema } from '@adcopy/contract'
import { parseArgs } from 'node:util'
import { type Command } from './command.ts'
import { UsageError } from './ops-error.ts'

export type Line =
  | { kind: 'help'; command: Command | undefined }
  | {
      kind: 'run'
      command: Command
      json: boolean
      /** Who acts, where the line says so. */
      as: string | undefined
      args: Record<string, unknown>
      flags: Record<string, unknown>
    }

/** Reads a command line against the table of commands. Throws {@link UsageError} for what it does not know. */
export function parseLine(commands: readonly Command[], argv: readonly string[]): Line {
  const words = argv.filter((word) => !word.startsWith('-'))
  const asksHelp = argv.includes('--help') || argv.includes('-h')
  const command = commands.find(({ name }) => {
    const own = name.split(' ')
    return own.every((word, index) => argv[index] === word)
  })
  if (command === undefined) {
    if (asksHelp || argv.length === 0) return { kind: 'help', command: undefined }
    throw new UsageError(`unknown command ${words.slice(0, 2).join(' ') || argv.join(' ')}; see ops --help`)
  }
  if (asksHelp) return { kind: 'help', command }
  const rest = argv.slice(command.name.split(' ').length)
  const { values, positionals } = tokens(command, rest)
  const { json, as, ...given } = values
  return {
    kind: 'run',
    command,
    json: json === true,
    as: readName(command, as),
    args: readArgs(command, positionals),
    flags: readFlags(command, given),
  }
}

/** `ops NAME USAGE`, as it stands in help and beside every complaint. */
export function usageOf({ name, usage }: Command): string {
  return `ops ${name}${usage === '' ? '' : ` ${usage}`}`
}

function tokens(command: Command, rest: readonly string[]) {
  const flags = Object.keys(command.flags).map((name) => [name, { type: 'string', multiple: true }] as const)
  try {
    return parseArgs({
      args: [...rest],
      options: { ...Object.fromEntries(flags), json: { type: 'boolean' }, as: { type: 'string' } },
      allowPositionals: true,
      strict: true,
    })
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('. ') : []
    throw complaint(command, reason.replaceAll('\n', ' '))
  }
}

function readName(command: Command, name: unknown): string | undefined {
  const parsed = operatorNameSchema.optional().safeParse(name)
  if (!parsed.success) throw complaint(command, `--as ${parsed.error.issues[0]?.message ?? 'is wrong'}`)
  return parsed.data
}

function readArgs(command: Command, positionals: readonly string[]): Record<string, unknown> {
  const names = Object.keys(command.args)
  if (positionals.length > names.length)
    throw complaint(command, `unexpected ${positionals.slice(names.length).join(' ')}`)
  return Object.fromEntries(
    names.map((name, index) => [name, read(command, name, command.args[name], positionals[index])]),
  )
}

function readFlags(command: Command, given: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(command.flags).map(([name, schema]) => {
      const values = (given[name] ?? []) as string[]
      if (values.length > 1) throw complaint(command, `--${name} is given twice`)
      return [name, read(command, `--${name}`, schema, values[0])]
    }),
  )
}

function read(command: Command, name: string, schema: Command['args'][string] | undefined, value: string | undefined) {
  const parsed = schema?.safeParse(value)
  if (parsed === undefined || parsed.success) return parsed?.data
  if (value === undefined) throw complaint(command, `${name} is missing`)
  throw complaint(command, `${name} ${parsed.error.issues[0]?.message ?? 'is wrong'}`)
}

function complaint(command: Command, reason: string): UsageError {
  return new UsageError(`${reason}; usage: ${usageOf(command)}`)
}
