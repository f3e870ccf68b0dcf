import { layoutOf } from '@adcopy/local-stack'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Bench } from '../bench.ts'

const ours = 'npm start'

export const bench: Bench = {
  name: 'start',
  ratios: [
    {
      id: 'R14',
      what: 'cached `npm start -- --once`, in seconds until the copy is printed',
      ours,
      figure: 'copySeconds',
      goal: { atMost: 5 },
      before: '6.0',
    },
  ],
  open: async () => ({ sides: { [ours]: runOnce }, close: async () => undefined }),
}

async function runOnce() {
  const beganMs = performance.now()
  const seconds = () => (performance.now() - beganMs) / 1_000
  const program = spawn('npm', ['start', '--', '--once'], {
    cwd: layoutOf().root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let copySeconds = NaN
  let printed = ''
  program.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text
    if (Number.isNaN(copySeconds) && printed.includes('\nHeadline\n')) copySeconds = seconds()
  })
  const [status] = (await once(program, 'close')) as [number | null]
  if (status !== 0 || Number.isNaN(copySeconds)) throw new Error(`npm start ended with ${status}:\n${printed}`)
  return { copySeconds, endSeconds: seconds() }
}
