import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { listen, temporaryFolder } from '@adcopy/testing'
import { beforeEach, expect, test } from 'vitest'
import { download } from '../src/temporal/download.ts'

let folder = ''
let from = ''
let asked: Array<string | undefined> = []
let served: Buffer
const server = createServer((request, response) => {
  asked.push(request.url)
  response.end(served)
})

beforeEach(async () => {
  folder = temporaryFolder()
  asked = []
  const { url, close } = await listen(server)
  from = url
  writeFileSync(join(folder, 'temporal'), '#!/bin/sh\necho temporal\n')
  chmodSync(join(folder, 'temporal'), 0o755)
  spawnSync('tar', ['-czf', 'archive.tar.gz', 'temporal'], { cwd: folder })
  served = readFileSync(join(folder, 'archive.tar.gz'))
  return close
})

const ask = (archive?: { name: string; sha256: string }) => {
  const target = join(folder, 'cache', 'temporal')
  const options = { target, env: process.env, onProgress: () => undefined, deadlineMs: 10_000, from }
  return { target, done: download({ ...options, ...(archive !== undefined && { archive }) }) }
}

test('the archive of the pinned version is unpacked when its hash is the pinned one', async () => {
  const sha256 = createHash('sha256').update(served).digest('hex')
  const { target, done } = ask({ name: 'linux_amd64', sha256 })
  await done
  expect(asked).toEqual(['/v1.5.1/temporal_cli_1.5.1_linux_amd64.tar.gz'])
  expect(readFileSync(target, 'utf8')).toContain('echo temporal')
})

test('an archive of other content is dropped before it is unpacked', async () => {
  const { target, done } = ask()
  await expect(done).rejects.toThrow(/its SHA-256 is [0-9a-f]{64}, not [0-9a-f]{64}: it was dropped/)
  expect(existsSync(target)).toBe(false)
})
