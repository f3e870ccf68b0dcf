/**
 * Returns the longest time for which `work` blocks the calling thread without interruption. Such a block delays the
 * thread's timers. The time is in milliseconds of the thread's processor time, so that other load on the machine has no
 * effect.
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
