/**
 * Returns the longest uninterrupted work of the calling thread during `work`, in milliseconds of the thread's processor
 * time, so that the load of the machine does not count. Such work delays the thread's timers.
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
