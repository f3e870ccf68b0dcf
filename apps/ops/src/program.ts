import { operatorNameSchema } from '@adcopy/contract'
import { Argument, CommanderError, Command as Line, Option } from 'commander'
import { z } from 'zod'
import type { Command } from './command.ts'
import { completionOf, shells } from './completion.ts'
import { describeIssue } from './describe-issue.ts'
import { UsageError } from './ops-error.ts'

export interface Given {
  command: Command
  json: boolean
  as: string | undefined
  args: Record<string, unknown>
  flags: Record<string, unknown>
}

type Write = (text: string) => void

/** Help goes to `write`. An invalid command line throws {@link UsageError}. */
export function createProgram(commands: readonly Command[], write: Write, act: (given: Given) => Promise<void>): Line {
  const program = strict(new Line('ops'), write)
    .description('Administers the service behind DATABASE_URL, or else the running local stack.')
    .configureHelp({
      visibleCommands: (line) => leavesOf(line),
      subcommandTerm: (line) => `${pathOf(line)} ${line.usage()}`,
    })
    .helpCommand(false)
    .addHelpText('after', '\nExamples:\n  ops workspace list\n  ops job list --status failed --json')
  for (const command of commands) {
    const [first = '', second] = command.name.split(' ')
    const group = program.commands.find((line) => line.name() === first)
    const parent = second === undefined ? program : (group ?? strict(program.command(first), write))
    const line = strict(parent.command(second ?? first), write)
    const read = describe(line, command)
    line.action(() => act({ command, ...read() }))
  }
  const shell = new Argument('<shell>').choices(shells)
  strict(program.command('completion'), write)
    .description('Prints the completion script of a shell, such as: source <(ops completion bash)')
    .addArgument(shell)
    .usage(shells.join('|'))
    .action((name: (typeof shells)[number]) => write(completionOf(program, name)))
  return program
}

function describe(line: Line, { name, about, args, flags }: Command): () => Omit<Given, 'command'> {
  for (const [arg, schema] of Object.entries(args)) {
    const argument = new Argument(`<${arg}>`, detailsOf(schema).title).argParser(parserOf(line, arg, schema))
    // `choices()` would replace the parser.
    if (schema instanceof z.ZodEnum) argument.argChoices = schema.options.map(String)
    line.addArgument(argument)
  }
  const options = Object.entries(flags).map(([flag, schema]) => {
    const { title = flag, description } = detailsOf(schema)
    return new Option(`--${flag} <${title}>`, description)
      .makeOptionMandatory(!schema.safeParse(undefined).success)
      .argParser(parserOf(line, `--${flag}`, schema))
  })
  for (const option of options) line.addOption(option)
  const as = new Option('--as <name>', "who acts, in the audit trail; the system's user if absent")
  line
    .description(about)
    .usage(usageOf(line))
    .option('--json', 'print one JSON document')
    .addOption(as.argParser(parserOf(line, '--as', operatorNameSchema)))
    .addHelpText('after', `\nExample:\n  ${exampleOf(name, args, flags)}`)
  return () => {
    const { json = false, as: actor, ...given } = line.opts<{ json?: boolean; as?: Parsed } & Record<string, Parsed>>()
    const values = line.processedArgs as Parsed[]
    return {
      json,
      as: actor?.value as string | undefined,
      args: Object.fromEntries(Object.keys(args).map((arg, index) => [arg, values[index]?.value])),
      flags: Object.fromEntries(options.map((option) => [option.name(), given[option.attributeName()]?.value])),
    }
  }
}

/** Errors throw {@link UsageError}. A request for help throws {@link CommanderError} with status 0. */
function strict(line: Line, write: Write): Line {
  return line
    .exitOverride((error) => {
      if (error.exitCode === 0) throw error
      const reason = error.code === 'commander.help' ? 'a command is missing' : error.message.replace(/^error: /, '')
      throw complaint(line, reason.replaceAll(/\s*\n\s*/g, ' '))
    })
    .configureOutput({ writeOut: write, writeErr: () => undefined, outputError: () => undefined })
}

export const isHelp = (error: unknown): boolean => error instanceof CommanderError && error.exitCode === 0

function complaint(line: Line, reason: string): UsageError {
  const isGroup = line.commands.length > 0
  return new UsageError(
    `${reason}; ${isGroup ? 'see' : 'usage:'} ${pathOf(line)} ${isGroup ? '--help' : line.usage()}`.trim(),
  )
}

/** Commander replaces an option value of null with an empty string, so parsed values are wrapped. */
interface Parsed {
  value: unknown
}

/** The parser rejects a flag that is given twice. */
function parserOf(line: Line, name: string, schema: z.ZodType) {
  return (word: string, earlier: unknown): Parsed => {
    if (earlier !== undefined) throw complaint(line, `${name} is given twice`)
    const parsed = schema.safeParse(word)
    if (parsed.success) return { value: parsed.data }
    const [issue] = parsed.error.issues
    throw complaint(line, `${name} ${issue === undefined ? 'is wrong' : describeIssue(issue)}`)
  }
}

function usageOf({ registeredArguments, options }: Line): string {
  return (
    [
      ...registeredArguments.map((argument) => argument.name()),
      ...options.map(({ flags, mandatory }) => (mandatory ? flags : `[${flags}]`)),
    ].join(' ') || '[--json]'
  )
}

const pathOf = (line: Line): string => (line.parent === null ? line.name() : `${pathOf(line.parent)} ${line.name()}`)

const leavesOf = (line: Line): Line[] =>
  line.commands.flatMap((one) => (one.commands.length > 0 ? leavesOf(one) : [one]))

interface Details {
  title?: string
  description?: string
  example?: string
}

function detailsOf(schema: z.ZodType): Details {
  const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema
  const options = inner instanceof z.ZodEnum ? inner.options.map(String) : []
  return { ...(options.length > 0 && { title: options.join('|'), example: options[0] }), ...(inner.meta() as Details) }
}

const sampleIds: Readonly<Record<string, string>> = {
  WS: 'ws_…',
  JOB_ID: 'acg_…',
  OFFER_ID: 'off_…',
  FILE_ID: 'file_…',
}

function exampleOf(name: string, args: Command['args'], flags: Command['flags']): string {
  const ofArgs = Object.entries(args).map(([arg, schema]) => detailsOf(schema).example ?? sampleIds[arg] ?? arg)
  const ofFlags = Object.entries(flags).map(([flag, schema]) => `--${flag} ${detailsOf(schema).example ?? flag}`)
  return ['ops', name, ...ofArgs, ...ofFlags].join(' ')
}
