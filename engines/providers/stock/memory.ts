interface Limits {
  /** How long something is remembered, ms. */
  forMs: number
  /** How much of it; the oldest goes first. */
  most: number
  /** ms. */
  now(): number
}

export interface Memory<Value> {
  /**
   * What is remembered, else what `find` finds; who asks meanwhile waits for the same. Failures are not remembered. Who is aborted goes
   * alone: the others still want it.
   */
  get(key: string, find: () => Promise<Value>, signal?: AbortSignal): Promise<Value>
  put(key: string, value: Value): void
}

export function createMemory<Value>({ forMs, most, now }: Limits): Memory<Value> {
  const entries = new Map<string, { value: Promise<Value>; until: number }>()
  const put = (key: string, value: Promise<Value>) => {
    entries.delete(key)
    entries.set(key, { value, until: now() + forMs })
    const [oldest] = entries.keys()
    if (entries.size > most && oldest !== undefined) entries.delete(oldest)
  }
  return {
    async get(key, find, signal) {
      signal?.throwIfAborted()
      const known = entries.get(key)
      if (known && now() < known.until) return whileWanted(known.value, signal)
      const value = find()
      put(key, value)
      value.catch(() => {
        if (entries.get(key)?.value === value) entries.delete(key)
      })
      return whileWanted(value, signal)
    },
    put: (key, value) => put(key, Promise.resolve(value)),
  }
}

/** The value, unless nobody waits for it any more. */
function whileWanted<Value>(value: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return value
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason instanceof Error ? signal.reason : new Error('The work was stopped'))
    signal.addEventListener('abort', leave, { once: true })
    void value.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  })
}
