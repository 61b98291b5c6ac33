/** CPU time of this thread for some work, ms; other processes do not count. */
export function cpuTime(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
