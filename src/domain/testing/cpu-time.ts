/** How long this thread computed for some work, ms: what else runs on the machine counts for nothing. */
export function cpuTime(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
