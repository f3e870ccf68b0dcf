import type { Given } from './program.ts'

const nouns: Readonly<Record<string, string>> = {
  WS: 'workspace',
  workspace: 'workspace',
  JOB_ID: 'job',
  OFFER_ID: 'offer',
  FILE_ID: 'file',
  TOKEN_ID: 'token',
  EMAIL: 'operator',
}

export function describeAbsence({ command, args, flags }: Pick<Given, 'command' | 'args' | 'flags'>): string {
  const named = Object.entries({ ...args, ...flags }).flatMap(([name, value]) =>
    nouns[name] === undefined || typeof value !== 'string' ? [] : [`${nouns[name]} ${value}`],
  )
  const lacks = command.lacks === undefined ? '' : ` or has no ${command.lacks}`
  return `not_found: ${named.join(', ')} does not exist${lacks}`
}
