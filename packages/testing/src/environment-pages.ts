import { variables, type Variable } from '@adcopy/core'

export type ProviderVariables = Readonly<Record<string, { safeParse(value: unknown): { data?: unknown } }>>

const rows = Object.entries<Variable>(variables)

/** Variables that no program requires are commented out. */
export function envExample(providers: ProviderVariables): string {
  const lines = rows.map(([name, variable]) => {
    const { about, readers, secret = false } = variable
    const isRequired = Object.values(readers).includes(true)
    const notes = [Object.keys(readers).join(', '), ...(secret ? ['secret'] : []), ...(isRequired ? ['required'] : [])]
    return `# ${about} (${notes.join('; ')})\n${isRequired ? '' : '# '}${name}=${defaultsOf(variable)[0] ?? ''}`
  })
  const ofProviders = Object.entries(providers).map(([name, schema]) => `# ${name}=${defaultOf(schema)}`)
  return `# Written by a test from packages/core/src/environment/variables.ts.\n\n${lines.join('\n\n')}\n
# Writer and verifier, see docs/generation.md (worker; names that end with KEY are secret)\n${ofProviders.join('\n')}\n`
}

export function environmentTable(): string {
  const lines = rows.map(([name, variable]) => {
    const { about, readers, secret = false } = variable
    const defaults = defaultsOf(variable).map((text) => `\`${text}\``)
    return (
      `| \`${name}\` | ${Object.keys(readers).join(', ')} | ` +
      `${[...defaults, ...requiredBy(readers, defaults)].join('; ')} | ` +
      `${about}${secret ? ' (secret)' : ''} |`
    )
  })
  return ['| variable | read by | default | meaning |', '|---|---|---|---|', ...lines].join('\n')
}

/** If the variable has a default in other programs, the text names the programs that require the variable. */
function requiredBy(readers: Variable['readers'], defaults: readonly string[]): string[] {
  const programs = Object.keys(readers).filter((program) => readers[program as keyof typeof readers] === true)
  if (programs.length === 0) return []
  return [defaults.length === 0 ? 'required' : `required by ${programs.join(', ')}`]
}

const defaultsOf = ({ readers }: Variable): string[] => [
  ...new Set(Object.values(readers).filter((reading) => typeof reading === 'string')),
]

function defaultOf(schema: ProviderVariables[string]): string {
  const { data } = schema.safeParse(undefined)
  return typeof data === 'string' || typeof data === 'number' ? String(data) : ''
}
