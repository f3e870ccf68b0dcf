import { expect, test } from 'vitest'
import { bench as accept } from '../src/benches/accept.ts'
import { bench as read } from '../src/benches/read.ts'
import { bench as refuse } from '../src/benches/refuse.ts'
import { measure } from '../src/measure.ts'

// Minimum ratios of the service's rate to Fastify's. They are about 60 % of the measured ratios, because other programs
// on the machine disturb the measurement.
const leastOfFastify = { R2: 0.6, R3: 0.75, R9: 0.3 }

test.each([accept, read, refuse])(
  '$name keeps its pace next to a bare Fastify',
  { timeout: 120_000 },
  async (bench) => {
    const ratios = bench.ratios.filter(({ rival }) => rival === 'fastify')
    const open = async () => {
      const { sides, close } = await bench.open()
      return {
        sides: Object.fromEntries(Object.entries(sides).filter(([name]) => /^(service|fastify)$/.test(name))),
        close,
      }
    }
    const measured = await measure({ ...bench, ratios, open }, { rounds: 3, seconds: 2 }, () => undefined)
    expect(measured.ratios).not.toEqual([])
    expect(measured.ratios.filter(({ id, median }) => !(median > leastOfFastify[id as 'R2']))).toEqual([])
    expect(measured.sides['service']?.['peakMib'] ?? Infinity).toBeLessThan(300)
  },
)
