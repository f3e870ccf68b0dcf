import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { parseFingerprintKeys } from '../support/fingerprint-ring.ts'

// Each error message is the end of a sentence that begins with the variable's name.

export const text = z.string()

const number = () => z.coerce.number({ error: 'is not a number' })

const within = (schema: ReturnType<typeof number>, least: number, most: number) =>
  schema.min(least, { error: `is less than ${least}` }).max(most, { error: `is more than ${most}` })

export const decimal = (least: number, most: number) => within(number(), least, most)

export const wholeNumber = (least: number, most: number = Number.MAX_SAFE_INTEGER) =>
  within(number().int({ error: 'is not a whole number' }), least, most)

export const flag = z.stringbool({
  truthy: ['true', '1', 'on'],
  falsy: ['false', '0', 'off'],
  error: 'is not true or false (1, on, 0 and off mean the same)',
})

export const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'is not a postgresql:// URL' })

export const hostAndPort = z.string().regex(/:\d+$/, { error: 'is not of the form host:port' })

export const port = wholeNumber(0, 65_535)

export const httpUrl = z
  .string()
  .transform((url) => url.replace(/\/$/, ''))
  .refine((url) => isHttp(url) && !/[?#]/.test(url), {
    error: 'is not a URL such as https://copy.example.com/problems, without query and fragment',
  })

export const origin = z
  .string()
  .transform((url) => url.replace(/\/$/, ''))
  .refine((url) => isHttp(url) && new URL(url).origin === url, {
    error: 'is not an origin such as https://copy.example.com',
  })

export const fingerprintKeys = z.string().refine(isRing, { error: 'is not a list of base64 keys of at least 32 bytes' })

export const fileContent = z.string().transform((path, context) => {
  try {
    return readFileSync(path)
  } catch {
    context.addIssue('is not a file that can be read')
    return z.NEVER
  }
})

function isHttp(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
}

function isRing(keys: string): boolean {
  try {
    parseFingerprintKeys(keys)
    return true
  } catch {
    return false
  }
}
