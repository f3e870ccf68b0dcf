import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const dockerfile = readFileSync(join(import.meta.dirname, '../../../deploy/Dockerfile'), 'utf8')

test('images fill the compile cache with the flags of their program, for which alone it is valid', () => {
  const filled = [...dockerfile.matchAll(/^RUN node (--.+) --eval [^]*?^CMD (\[.+\])$/gm)]
  expect(filled).toHaveLength(2)
  for (const [, flags, command] of filled) expect(JSON.parse(command!).slice(0, -1)).toEqual(flags!.split(' '))
})
