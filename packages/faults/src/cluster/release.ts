import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Service } from '@adcopy/local-stack'
import { places } from '../places.ts'

export const addedMigration = '29990101000000_next_release'
const left = ['.local', '.turbo', `.next${sep}cache`]

/** The release has an additional migration. Its apis are not ready until that migration has been applied. */
export function makeRelease(folder: string): string {
  const release = join(folder, 'release')
  for (const members of ['apps', 'packages']) {
    cpSync(join(places.root, members), join(release, members), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !left.some((name) => path.endsWith(sep + name)),
    })
  }
  symlinkSync(join(places.root, 'node_modules'), join(release, 'node_modules'))
  const added = join(release, 'packages/db/migrations', addedMigration)
  mkdirSync(added)
  writeFileSync(join(added, 'migration.sql'), 'alter table job add column next_release text;\n')
  return release
}

export function runFrom(service: Pick<Service, 'cwd' | 'args'>, from: string, to: string): void {
  const move = (path: string) => (path.startsWith(from + sep) ? to + path.slice(from.length) : path)
  service.cwd = move(service.cwd)
  service.args = service.args.map(move)
}
