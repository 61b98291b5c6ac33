/** How long an event that came too early waits for the ones before it, ms. */
const TIMEOUT_MS = 1_000

export interface NumberedEvent {
  name: string
  data: unknown
}

interface EventOrderOptions {
  deliver: (event: NumberedEvent) => void
  /** An event before the waiting ones is late; the handler requests it and then calls `skipTo`. */
  onGap: () => void
}

export interface EventOrder {
  /** Number of the last event that was delivered; null until `begin`. */
  last(): number | null
  /** From where on events are delivered; earlier ones are part of the loaded state. Only the first call counts. */
  begin(seq: number): void
  /** Delivers an event when it is the next, keeps it when it is early, drops it when it was there already. */
  receive(name: string, data: unknown): void
  /** Events up to here will not arrive any more. */
  skipTo(seq: number): void
  /** Delivers waiting events up to the next gap. */
  giveUpWaiting(): void
  stop(): void
}

/**
 * Every event of a channel once and in its order, however the wire delivers them: duplicates and late ones are dropped, early ones
 * wait for the ones before them.
 */
export function createEventOrder({ deliver, onGap }: EventOrderOptions): EventOrder {
  const waiting = new Map<number, NumberedEvent>()
  let last: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const drain = () => {
    if (last === null) return
    for (const seq of waiting.keys()) if (seq <= last) waiting.delete(seq)
    for (let next = waiting.get(last + 1); next; next = waiting.get(last + 1)) {
      last += 1
      waiting.delete(last)
      deliver(next)
    }
    if (waiting.size === 0) {
      clearTimeout(timer)
      timer = undefined
    } else
      timer ??= setTimeout(() => {
        timer = undefined
        onGap()
      }, TIMEOUT_MS)
  }

  const skipTo = (seq: number) => {
    if (last !== null && seq > last) last = seq
    drain()
  }

  return {
    last: () => last,
    begin(seq) {
      last ??= seq
      drain()
    },
    receive(name, data) {
      const seq = seqOf(data)
      if (seq === undefined) return deliver({ name, data })
      if (!waiting.has(seq)) waiting.set(seq, { name, data })
      drain()
    },
    skipTo,
    giveUpWaiting() {
      for (const seq of [...waiting.keys()].toSorted((a, b) => a - b)) if (waiting.has(seq)) skipTo(seq - 1)
    },
    stop() {
      clearTimeout(timer)
      waiting.clear()
    },
  }
}

function seqOf(data: unknown): number | undefined {
  return typeof data === 'object' && data !== null && 'seq' in data && typeof data.seq === 'number'
    ? data.seq
    : undefined
}
