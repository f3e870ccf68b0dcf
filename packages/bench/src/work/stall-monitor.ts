import { appendFileSync } from 'node:fs'

// Programs load this module with `--import`. Once per second, it appends the longest stall of the event loop in that
// second to the file `STALL_FILE`.

const everyMs = 5
const reportMs = 1_000
const file = process.env['STALL_FILE'] ?? ''
delete process.env['STALL_FILE'] // The program's own child processes are not recorded.

const now = () => {
  const { user, system } = process.threadCpuUsage()
  return { wallMs: performance.now(), cpuMs: (user + system) / 1_000 }
}

if (file !== '') {
  let last = now()
  let longest = { wallMs: 0, cpuMs: 0 }
  const turn = () => {
    const { wallMs, cpuMs } = now()
    const stall = { wallMs: wallMs - last.wallMs - everyMs, cpuMs: cpuMs - last.cpuMs }
    longest = { wallMs: Math.max(longest.wallMs, stall.wallMs), cpuMs: Math.max(longest.cpuMs, stall.cpuMs) }
    last = { wallMs, cpuMs }
  }
  const report = () => {
    appendFileSync(file, `${JSON.stringify({ atMs: Date.now(), ...longest })}\n`)
    longest = { wallMs: 0, cpuMs: 0 }
  }
  setInterval(turn, everyMs).unref()
  setInterval(report, reportMs).unref()
}
