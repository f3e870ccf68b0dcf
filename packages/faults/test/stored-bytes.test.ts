import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@adcopy/testing'
import { expect, test } from 'vitest'
import { storedBytes } from '../src/invariants/read-evidence.ts'

test('files next to a database are read with it, and a journal that disappears meanwhile is not an error', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'temporal.db'), 'rows')
  writeFileSync(join(folder, 'temporal.db-wal'), 'later rows')
  writeFileSync(join(folder, 'other.db'), 'of somebody else')
  // A dangling link simulates a file that is removed between listing and reading.
  symlinkSync(join(folder, 'gone'), join(folder, 'temporal.db-journal'))
  expect(storedBytes(join(folder, 'temporal.db')).map(String).toSorted()).toEqual(['later rows', 'rows'])
})
