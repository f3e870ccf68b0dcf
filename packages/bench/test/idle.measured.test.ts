import { expect, test } from 'vitest'
import { bench } from '../src/benches/idle.ts'

test('an idle stack takes little of PostgreSQL and of the processor', { timeout: 180_000 }, async () => {
  const { sides, close } = await bench.open()
  try {
    const { transactions, programsPercent } = await sides['stack']!(15)
    expect(transactions).toBeLessThan(3)
    // The goal is 2 %. The limit is three times as high, because the processes can need several times more processor
    // time while other programs load the machine.
    expect(programsPercent).toBeLessThan(6)
  } finally {
    await close()
  }
})
