import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@adcopy/testing'
import { beforeEach, expect, test } from 'vitest'
import { identify, isRunning } from '../src/identity.ts'
import { findTemporalBinary } from '../src/temporal/binary.ts'
import { probeTemporal } from '../src/temporal/probe.ts'
import { startTemporal } from '../src/temporal/start.ts'

let folder = ''

beforeEach(() => {
  folder = temporaryFolder()
})

function executable(...path: string[]): string {
  const file = join(folder, ...path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, '#!/bin/sh\n')
  chmodSync(file, 0o755)
  return file
}

test('TEMPORAL_CLI_PATH comes before PATH, and PATH before the cache', async () => {
  const cached = executable('cache/temporal-cli-v1.5.1/temporal')
  const env = { AD_COPY_CACHE_DIR: join(folder, 'cache'), PATH: join(folder, 'bin') }
  expect(await findTemporalBinary({ env })).toBe(cached)
  const onPath = executable('bin/temporal')
  expect(await findTemporalBinary({ env })).toBe(onPath)
  const named = executable('named')
  expect(await findTemporalBinary({ env: { ...env, TEMPORAL_CLI_PATH: named } })).toBe(named)
})

test('a TEMPORAL_CLI_PATH without an executable is an error and not skipped', async () => {
  const env = { TEMPORAL_CLI_PATH: join(folder, 'nothing') }
  await expect(findTemporalBinary({ env })).rejects.toThrow(/TEMPORAL_CLI_PATH=.*nothing: there is no executable file/)
})

test('without a download and without Go the error says what to install or set', async () => {
  const env = { AD_COPY_CACHE_DIR: join(folder, 'cache'), PATH: join(folder, 'empty') }
  const finding = findTemporalBinary({ env, downloadDeadlineMs: 1 })
  const error = await finding.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  const message = error instanceof Error ? error.message : ''
  expect(message).toMatch(/download: (not done within 0\.001 s|.* cannot be reached)/)
  expect(message).toContain('go install: Go is not installed')
  for (const way of ['install the Temporal CLI', 'set TEMPORAL_CLI_PATH', 'install Go', 'set TEMPORAL_ADDRESS']) {
    expect(message).toContain(way)
  }
})

test('a real server answers for its namespace, and is gone after being stopped', { timeout: 900_000 }, async () => {
  const server = await startTemporal({ namespace: 'elsewhere' })
  const identity = identify(server.pid)
  const target = { address: server.address, namespace: server.namespace }
  await probeTemporal(target)
  const ui = await fetch(server.uiUrl)
  expect(ui.status).toBe(200)
  await server.stop()
  expect(identity !== undefined && isRunning(identity)).toBe(false)
  await expect(probeTemporal(target, 500)).rejects.toThrow()
})
