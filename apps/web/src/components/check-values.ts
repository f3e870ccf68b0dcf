import { config, type z } from 'zod'

// Zod tries eval when a schema is built, but the content security policy blocks eval. Import this file before the
// contract, so that Zod is configured before any schema is built.
config({ jitless: true })

/**
 * Creates a function that returns the first error message of each field. The messages are for users of the web
 * application, unlike the messages of the schemas, which are for developers.
 */
export function checkValues(schema: z.ZodType): (values: unknown) => Record<string, string> {
  return (values) => {
    const { error } = schema.safeParse(values, { reportInput: true })
    const entries = (error?.issues ?? []).map((issue) => [issue.path.join('.'), sentenceOf(issue)])
    return Object.fromEntries(entries.toReversed()) as Record<string, string>
  }
}

/** NUL and lone surrogates. */
const unstorable = /[\0\p{Cs}]/u

function sentenceOf(issue: z.core.$ZodIssue): string {
  if (typeof issue.input === 'string' && unstorable.test(issue.input)) {
    return 'This text has a character that cannot be stored. Type the text instead of pasting it.'
  }
  switch (issue.code) {
    case 'too_small':
      return issue.minimum === 1 ? 'Fill in this field.' : `Use at least ${issue.minimum} characters.`
    case 'too_big':
      return `Use at most ${issue.maximum} ${issue.origin === 'array' ? 'lines' : 'characters'}.`
    case 'invalid_format':
      return formats[issue.format] ?? 'This is not in the expected form.'
    case 'custom':
      return 'This text is too long: at most 1 MiB can be stored.'
    default:
      return 'This value is not accepted.'
  }
}

const formats: Readonly<Record<string, string>> = {
  email: 'Enter an email address, such as name@company.com.',
  url: 'Enter a web address that begins with https:// or http://.',
  regex: 'Enter a language tag such as en or pt-BR.',
}
