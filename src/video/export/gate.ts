/** A growing number with its waiters. */
export interface Gate {
  readonly reached: number
  advance(to: number): void
  /** Resolves once the number is reached; rejects when the gate is closed first. */
  until(value: number): Promise<void>
  /** Rejects present and later waiters. */
  close(reason: unknown): void
}

export function createGate(): Gate {
  let reached = 0
  let closed: { reason: unknown } | null = null
  let waiting: { value: number; resolve: () => void; reject: (reason: unknown) => void }[] = []
  return {
    get reached() {
      return reached
    },
    advance(to) {
      reached = Math.max(reached, to)
      const ready = waiting.filter(({ value }) => value <= reached)
      waiting = waiting.filter(({ value }) => value > reached)
      for (const { resolve } of ready) resolve()
    },
    until(value) {
      if (closed) return Promise.reject(toError(closed.reason))
      if (value <= reached) return Promise.resolve()
      return new Promise((resolve, reject) => waiting.push({ value, resolve, reject }))
    },
    close(reason) {
      closed ??= { reason }
      for (const { reject } of waiting) reject(reason)
      waiting = []
    },
  }
}

const toError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)))
