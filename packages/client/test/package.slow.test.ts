import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { temporaryFolder } from '@adcopy/testing'
import { beforeAll, describe, expect, test } from 'vitest'

const packageRoot = join(import.meta.dirname, '..')
const brotliBytesMax = 6 * 1024
const sourceLinesMax = 700

async function run(cwd: string, command: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, { cwd })
  return stdout.trim()
}

// These tests use the package as its users do: they install the packed tarball into an empty folder and run it on
// several versions of Node.
describe('the packed client', { timeout: 240_000 }, () => {
  const folder = temporaryFolder()
  const installed = join(folder, 'node_modules/@adcopy/client')
  let tarball: string

  beforeAll(async () => {
    // Without `--ignore-scripts`, `prepack` would delete and rebuild `dist`, which other tests may be using.
    const pack = ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder]
    tarball = join(folder, await run(packageRoot, 'npm', ...pack))
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'stranger', private: true, type: 'module' }))
    await run(folder, 'npm', 'install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', tarball)
    cpSync(join(import.meta.dirname, 'stranger'), folder, { recursive: true })
  }, 120_000)

  const tool = (name: string) => join(packageRoot, 'node_modules/.bin', name)

  test('brings nothing but itself, within its limits', () => {
    const scripts = readdirSync(join(installed, 'dist')).filter((name) => name.endsWith('.js'))
    const code = scripts.map((name) => readFileSync(join(installed, 'dist', name), 'utf8')).join('')
    expect(code.match(/(?:from |import\(|import )["'](?!\.)[^"']+["']/g)).toBeNull()
    expect(brotliCompressSync(code).length).toBeLessThanOrEqual(brotliBytesMax)
    const source = join(packageRoot, 'src')
    const lines = readdirSync(source).map((name) => readFileSync(join(source, name), 'utf8').split('\n').length - 1)
    expect(lines.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(sourceLinesMax)
    const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Record<string, unknown>
    expect(manifest).not.toHaveProperty('dependencies')
    expect(readdirSync(join(folder, 'node_modules/@adcopy'))).toEqual(['client'])
    expect(readdirSync(installed).toSorted()).toEqual(['CHANGELOG.md', 'README.md', 'dist', 'package.json'])
    const changelog = readFileSync(join(installed, 'CHANGELOG.md'), 'utf8')
    expect(changelog).toContain(`\n## ${String(manifest['version'])}\n`)
  })

  test('passes publint and attw', async () => {
    expect(await run(folder, tool('publint'), 'run', '--strict', tarball)).toContain('All good!')
    await run(folder, tool('attw'), tarball, '--profile', 'esm-only')
  })

  test('runs on Node 24, and where nothing of Node is global', async () => {
    expect(await run(folder, process.execPath, 'use.mjs')).toMatch(/^Node 24\./)
    const bare = await run(folder, process.execPath, '--experimental-vm-modules', '--no-warnings', 'bare.mjs')
    expect(bare).toMatch(/^acg_1 in [1-9]\d* modules$/)
  })

  test('runs on Node 20', async () => {
    const npx = ['npx', '-y', '-p', 'node@20.19.5', '-c', 'node use.mjs'] as const
    expect(await run(folder, ...npx)).toMatch(/^Node 20\./)
  })

  test('has declarations that a strict program compiles against, without those of Node', async () => {
    const compilerOptions = {
      target: 'es2022',
      lib: ['es2022', 'dom'],
      types: [],
      module: 'nodenext',
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      noEmit: true,
    }
    mkdirSync(join(folder, 'typed'))
    cpSync(join(folder, 'use.ts'), join(folder, 'typed/use.ts'))
    writeFileSync(join(folder, 'typed/tsconfig.json'), JSON.stringify({ compilerOptions, include: ['use.ts'] }))
    expect(await run(folder, tool('tsc'), '-p', 'typed')).toBe('')
  })
})
