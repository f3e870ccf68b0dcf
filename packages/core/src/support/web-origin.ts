import { z } from 'zod'

/** `WEB_ORIGIN`: an http or https origin and nothing else; a trailing slash is removed. */
export const webOriginVariable = z
  .string()
  .transform((text) => text.replace(/\/$/, ''))
  .refine((text) => isHttp(text) && new URL(text).origin === text, {
    error: 'is not an origin such as https://copy.example.com',
  })

/** Whether a text is an http or https URL. */
export function isHttp(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
