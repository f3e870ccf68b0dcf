import { layoutOf, programFiles, readJson } from '@adcopy/local-stack'
import { execFileSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Extent, Measured } from './measure.ts'

export interface Result extends Extent, Measured {
  bench: string
  commit: string
  date: string
  machine: string
}

const folder = join(import.meta.dirname, '../results')

export function writeResult(bench: string, extent: Extent, measured: Measured): void {
  const result: Result = {
    bench,
    commit: commit(),
    date: new Date().toISOString().slice(0, 10),
    machine,
    ...extent,
    ...measured,
  }
  writeFileSync(join(folder, `${bench}.json`), `${JSON.stringify(result, rounded, 2)}\n`)
}

export function readResults(): Result[] {
  return readdirSync(folder)
    .toSorted()
    .map((name) => readJson(join(folder, name)) as Result)
}

const [processor] = cpus()
const machine = [
  `${cpus().length} cores (${processor?.model})`,
  `${Math.round(totalmem() / 2 ** 30)} GiB`,
  `Node ${process.versions.node}`,
  `load average ${loadavg()[0]?.toFixed(1)} at the start`,
].join(', ')

const rounded = (_name: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value)

function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: layoutOf().root, encoding: 'utf8' }).trim()
  const changed = git('status', '--porcelain', ...programFiles) !== ''
  return `${git('rev-parse', '--short=12', 'HEAD')}${changed ? ' and uncommitted changes' : ''}`
}
