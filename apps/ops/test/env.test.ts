import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@adcopy/testing'
import { expect, test } from 'vitest'
import { readEnv } from '../src/env.ts'

const stackFile = join(temporaryFolder(), 'stack.json')
const stack = {
  database_url: 'postgresql://local/db',
  owner_database_url: 'postgresql://owner@local/db',
  temporal_address: '127.0.0.1:7233',
  temporal_ui_url: 'http://127.0.0.1:8233',
}
writeFileSync(stackFile, JSON.stringify({ ...stack, web_url: 'http://127.0.0.1:3001', api_url: 'x', pids: {} }))

test('without DATABASE_URL the running local stack and its Temporal are used', () => {
  expect(readEnv({}, stackFile)).toEqual({
    databaseUrl: stack.database_url,
    ownerDatabaseUrl: stack.owner_database_url,
    temporal: {
      address: stack.temporal_address,
      namespace: 'default',
      taskQueue: 'ad-copy',
      tls: false,
      apiKey: undefined,
    },
    fingerprintKeys: null,
    knowledgeLimits: { knowledgeFilesMax: 200, knowledgeBytesMax: 200 * 1024 * 1024 },
    variables: {},
    webOrigin: 'http://127.0.0.1:3001',
    workflowsUrl: 'http://127.0.0.1:8233/namespaces/default/workflows',
  })
})

test("another database is never paired with the local stack's Temporal", () => {
  expect(readEnv({ DATABASE_URL: 'postgresql://elsewhere/db' }, stackFile)).toEqual({
    databaseUrl: 'postgresql://elsewhere/db',
    ownerDatabaseUrl: 'postgresql://elsewhere/db',
    temporal: null,
    fingerprintKeys: null,
    knowledgeLimits: { knowledgeFilesMax: 200, knowledgeBytesMax: 200 * 1024 * 1024 },
    variables: { DATABASE_URL: 'postgresql://elsewhere/db' },
    webOrigin: null,
    workflowsUrl: null,
  })
})

test('an invalid variable is an error only for what uses it', () => {
  const env = { DATABASE_URL: 'postgresql://elsewhere/db', TEMPORAL_ADDRESS: 'cloud', WEB_ORIGIN: 'app' }
  expect(readEnv(env, stackFile).databaseUrl).toBe(env.DATABASE_URL)
  expect(() => readEnv(env, stackFile).temporal).toThrow(/TEMPORAL_ADDRESS is not of the form host:port/)
  expect(() => readEnv(env, stackFile).webOrigin).toThrow(/WEB_ORIGIN is not an origin/)
  expect(readEnv(env, stackFile).workflowsUrl).toBeNull()
})

test('without a database, the error says what to set', () => {
  expect(() => readEnv({}, `${stackFile}.none`).databaseUrl).toThrow(/set DATABASE_URL, or start the local stack/)
})

test('commands that need only Temporal need no database', () => {
  expect(readEnv({ TEMPORAL_ADDRESS: 'cloud:7233' }, `${stackFile}.none`)).toMatchObject({
    temporal: { address: 'cloud:7233' },
    webOrigin: null,
    workflowsUrl: null,
  })
  expect(readEnv({}, `${stackFile}.none`).temporal).toBeNull()
  const cloud = { TEMPORAL_ADDRESS: 'cloud:7233', TEMPORAL_API_KEY: 'key', TEMPORAL_TLS: 'false' }
  expect(readEnv(cloud, `${stackFile}.none`).temporal).toMatchObject({ apiKey: 'key', tls: false })
})
