/**
 * Returns the longest time, in milliseconds, for which `work` keeps the calling thread from running its timers. Only
 * the thread's CPU time is counted, so that other load on the machine has no effect.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  const cpuMs = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let [longest, last] = [0, cpuMs()]
  const look = () => {
    const now = cpuMs()
    longest = Math.max(longest, now - last)
    last = now
  }
  const timer = setInterval(look, 1)
  try {
    await work()
    look()
    return longest
  } finally {
    clearInterval(timer)
  }
}
