export interface Remembered {
  value: unknown
  /** How often it was written since it was unknown. */
  count: number
  /** Until it is forgotten, ms. */
  leftMs: number
}

/**
 * What providers answered a while ago: pauses they asked for, failures, results of searches. Of this process, or of all processes of
 * a fleet. Values survive JSON.
 */
export interface Memory {
  /** null: unknown, or forgotten. */
  read(key: string): Promise<Remembered | null>
  /** Replaces and counts the values; all of them are forgotten after so many ms. */
  write(entries: ReadonlyMap<string, unknown>, forMs: number): Promise<void>
}

/** Values in a process; beyond this the oldest are forgotten. */
const MOST = 10_000

/** The memory of one process. @param now ms */
export function createMemory(now: () => number, most = MOST): Memory {
  const entries = new Map<string, Omit<Remembered, 'leftMs'> & { until: number }>()
  const find = (key: string) => {
    const known = entries.get(key)
    return known && now() < known.until ? known : undefined
  }
  return {
    async read(key) {
      const known = find(key)
      return known ? { value: known.value, count: known.count, leftMs: known.until - now() } : null
    },
    async write(added, forMs) {
      for (const [key, value] of added) {
        const count = (find(key)?.count ?? 0) + 1
        entries.delete(key)
        entries.set(key, { value, count, until: now() + forMs })
        const [oldest] = entries.keys()
        if (entries.size > most && oldest !== undefined) entries.delete(oldest)
      }
    },
  }
}
