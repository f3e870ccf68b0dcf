import { randomBytes } from 'node:crypto'
import { readJson, writeJson } from './json-file.ts'

const generate = {
  postgres_password: () => randomBytes(18).toString('base64url'),
  fingerprint_keys: () => randomBytes(32).toString('base64'),
  better_auth_secret: () => randomBytes(32).toString('base64url'),
  demo_password: () => randomBytes(9).toString('base64url'),
}

export type Secrets = Record<keyof typeof generate, string>

/**
 * Only missing secrets are generated. Stored data depends on the fingerprint keys, and the PostgreSQL cluster keeps the
 * password that it was created with.
 */
export function ensureSecrets(file: string): Secrets {
  const kept = readJson(file)
  const found: Record<string, unknown> = typeof kept === 'object' && kept !== null ? { ...kept } : {}
  const secrets = Object.fromEntries(
    Object.entries(generate).map(([name, make]) => [name, typeof found[name] === 'string' ? found[name] : make()]),
  ) as Secrets
  if (Object.entries(secrets).some(([name, value]) => found[name] !== value)) writeJson(file, secrets)
  return secrets
}
