import { expect, test } from 'vitest'
import { bench } from '../src/benches/idle.ts'

test('an idle stack takes little of PostgreSQL and of the processor', { timeout: 180_000 }, async () => {
  const { sides, close } = await bench.open()
  try {
    const { transactions, programsPercent } = await sides['stack']!(15)
    // The goals are 3 transactions per second and 2 %. The limits are higher, because PostgreSQL counts transactions late,
    // and because the processes can need several times more processor time while other programs load the machine.
    expect(transactions).toBeLessThan(4)
    expect(programsPercent).toBeLessThan(6)
  } finally {
    await close()
  }
})
