import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8')
const compose = read('deploy/compose.yaml')

test('no two logins of the database have the same password', () => {
  const passwords = [...compose.matchAll(/create role \w+ login password '\$\{(\w+)/g)].map(([, variable]) => variable)
  expect(passwords.length).toBeGreaterThan(3)
  expect(new Set(passwords).size).toBe(passwords.length)
})

test('the compose file, the cluster and docs/deployment.md name the same version of Temporal', () => {
  const versions = [...compose.matchAll(/image: temporalio\/(?:server|admin-tools|ui):(.+)/g)].map(
    ([, version]) => version,
  )
  const [, built] = /const version = 'v(.+)'/.exec(read('packages/local-stack/src/temporal/full-server.ts'))!
  const [, tried, ui] = /Temporal ([\d.]+) and Temporal's\sUI ([\d.]+)/.exec(read('docs/deployment.md'))!
  expect(versions).toEqual([tried, tried, ui])
  expect(built).toBe(tried)
})
