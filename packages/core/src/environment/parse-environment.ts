import { closestMatch } from 'leven'
import { z } from 'zod'
import { variables, type Program, type Variable } from './variables.ts'

type Variables = typeof variables
type Source = Readonly<Record<string, string | undefined>>

export type Environment<P extends Program> = {
  [Name in keyof Variables as P extends keyof Variables[Name]['readers'] ? Name : never]:
    | z.output<Variables[Name]['schema']>
    | (Variables[Name]['readers'] extends { readonly [K in P]: null } ? undefined : never)
}

/** The message lists every invalid variable, without values. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
  readonly faults: readonly string[]

  constructor(program: Program, faults: readonly string[]) {
    super([`The environment of ${program} is not valid:`, ...faults.map((fault) => `  ${fault}`)].join('\n'))
    this.faults = faults
  }
}

/**
 * An empty value counts as unset. Names that look misspelt are listed in the error or, if all variables are valid,
 * reported as process warnings.
 * @throws EnvironmentError that lists every invalid variable.
 */
export function parseEnvironment<P extends Program, More extends z.ZodRawShape = Record<string, never>>(
  program: P,
  source: Source,
  more?: More,
): Environment<P> & z.output<z.ZodObject<More>> {
  return parse(program, source, { ...shapeOf(program), ...more }) as Environment<P> & z.output<z.ZodObject<More>>
}

/** Like {@link parseEnvironment}, but parses only the named variables. */
export function parseVariables<P extends Program, Name extends keyof Environment<P> & string>(
  program: P,
  source: Source,
  names: readonly Name[],
): Pick<Environment<P>, Name> {
  const shape = shapeOf(program)
  const named = Object.fromEntries(names.map((name) => [name, shape[name]!]))
  return parse(program, source, named) as Pick<Environment<P>, Name>
}

function parse(program: Program, source: Source, shape: z.ZodRawShape): Record<string, unknown> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = z.object(shape).safeParse(given)
  const invalid = (parsed.error?.issues ?? []).map(({ path: [name], message }) => {
    return `${String(name)} ${String(name) in given ? message : 'is not set'}`
  })
  const faults = [...invalid, ...findLacking(given, Object.keys(shape))]
  const misspelt = findMisspelt(given, Object.keys(shape))
  if (!parsed.success || faults.length > 0) throw new EnvironmentError(program, [...faults, ...misspelt])
  for (const warning of misspelt) process.emitWarning(warning)
  return parsed.data
}

function shapeOf(program: Program): z.ZodRawShape {
  return Object.fromEntries(
    Object.entries<Variable>(variables).flatMap(([name, { schema, readers }]) => {
      const reading = readers[program]
      if (reading === undefined) return []
      if (reading === null) return [[name, schema.optional()]]
      return [[name, reading === true ? schema : schema.prefault(reading)]]
    }),
  )
}

function findLacking(given: Source, names: readonly string[]): string[] {
  return Object.entries<Variable>(variables).flatMap(([name, { needs }]) =>
    names.includes(name) && name in given && needs !== undefined && !(needs in given)
      ? [`${needs} is not set, but ${name} needs it`]
      : [],
  )
}

const misspeltDistanceMax = 2
// A shorter unknown name, such as HOST, is more likely to be another program's variable than a misspelling.
const misspeltLengthMin = 8

function findMisspelt(given: Source, names: readonly string[]): string[] {
  const candidates = names.filter((name) => name.length >= misspeltLengthMin)
  return Object.keys(given).flatMap((name) => {
    if (name in variables || names.includes(name) || name.length < misspeltLengthMin) return []
    const meant = closestMatch(name, candidates, { maxDistance: misspeltDistanceMax })
    return meant === undefined ? [] : [`${name} is not read: did you mean ${meant}?`]
  })
}
