interface Limits {
  /** How long something is remembered, ms. */
  forMs: number
  /** How much of it; the oldest goes first. */
  most: number
  /** ms. */
  now(): number
}

export interface Memory<Value> {
  /** What is remembered, else what `find` finds; who asks meanwhile waits for the same. Failures are not remembered. */
  get(key: string, find: () => Promise<Value>): Promise<Value>
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
    get(key, find) {
      const known = entries.get(key)
      if (known && now() < known.until) return known.value
      const value = find()
      put(key, value)
      value.catch(() => {
        if (entries.get(key)?.value === value) entries.delete(key)
      })
      return value
    },
    put: (key, value) => put(key, Promise.resolve(value)),
  }
}
