/** How many calls a provider gets at once, and since when it wants to be left alone. */
export interface Gate {
  /** Runs the work as soon as there is room. Rejects when `signal` is aborted before. */
  pass<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>
  /** Nobody passes for so many ms. */
  pause(ms: number): void
}

export interface Timing {
  /** ms. */
  now(): number
  /** Rejects when `signal` is aborted before. */
  wait(ms: number, signal?: AbortSignal): Promise<void>
}

export function createGate(limit: number, { now, wait }: Timing): Gate {
  const waiting: (() => void)[] = []
  let inside = 0
  let pausedUntil = 0

  const enter = async (signal?: AbortSignal) => {
    signal?.throwIfAborted()
    if (inside < limit) return void inside++
    await new Promise<void>((resolve, reject) => {
      const handleAbort = () => {
        waiting.splice(waiting.indexOf(go), 1)
        reject(signal?.reason instanceof Error ? signal.reason : new Error('The work was stopped'))
      }
      // The place of whoever left is handed over: nobody slips in between.
      const go = () => {
        signal?.removeEventListener('abort', handleAbort)
        resolve()
      }
      signal?.addEventListener('abort', handleAbort, { once: true })
      waiting.push(go)
    })
  }
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else inside--
  }
  return {
    async pass(work, signal) {
      await enter(signal)
      try {
        for (let left = pausedUntil - now(); left > 0; left = pausedUntil - now()) await wait(left, signal)
        signal?.throwIfAborted()
        return await work()
      } finally {
        leave()
      }
    },
    pause(ms) {
      pausedUntil = Math.max(pausedUntil, now() + ms)
    },
  }
}
