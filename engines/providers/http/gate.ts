/** Limits a provider's concurrent calls and respects its Retry-After. */
export interface Gate {
  /** Runs the work as soon as there is capacity. Rejects when its signal is aborted before. */
  pass<Result>(work: () => Promise<Result>, visitor?: Visitor): Promise<Result>
  /** Holds calls for so many ms. Calls do not wait for a long pause: they pass and must order nothing new. */
  pause(ms: number): void
  /** How long it is still paused, ms. */
  pausedFor(): number
}

/** Longest Retry-After that is waited for, ms. */
export const MAX_PAUSE_MS = 60_000

export interface Visitor {
  signal?: AbortSignal | undefined
  /** The user whose work it is; unknown: counts for no user. */
  person?: string | undefined
}

export interface Timing {
  /** ms. */
  now(): number
  /** Rejects when `signal` is aborted before. */
  wait(ms: number, signal?: AbortSignal): Promise<void>
}

/** Concurrent calls of all providers together; null: unlimited. */
export interface Limits {
  inAll: number | null
  /** Per user. */
  perPerson: number | null
}

export const UNLIMITED: Limits = { inAll: null, perPerson: null }

interface Place extends Visitor {
  /** Its provider's concurrent calls. */
  room: { inside: number; limit: number }
  enter(): void
}

/**
 * Gates of several providers under common limits. First come, first served, except calls held by another limit: one slow provider
 * or one busy user does not block the others.
 * @returns a gate for a provider that takes `limit` calls at once
 */
export function createGates({ inAll, perPerson }: Limits, { now, wait }: Timing): (limit: number) => Gate {
  const waiting: Place[] = []
  const byPerson = new Map<string, number>()
  let inside = 0

  const countOf = (person: string | undefined) => (person === undefined ? 0 : (byPerson.get(person) ?? 0))
  const hasRoom = ({ room, person }: Place) =>
    room.inside < room.limit && inside < (inAll ?? Infinity) && countOf(person) < (perPerson ?? Infinity)
  const count = ({ room, person }: Place, change: 1 | -1) => {
    room.inside += change
    inside += change
    if (person === undefined) return
    const left = countOf(person) + change
    if (left === 0) byPerson.delete(person)
    else byPerson.set(person, left)
  }
  const admit = () => {
    for (const place of [...waiting])
      if (hasRoom(place)) {
        waiting.splice(waiting.indexOf(place), 1)
        count(place, 1)
        place.enter()
      }
  }
  const enter = (room: Place['room'], { signal, person }: Visitor) =>
    new Promise<Place>((resolve, reject) => {
      signal?.throwIfAborted()
      const handleAbort = () => {
        waiting.splice(waiting.indexOf(place), 1)
        reject(signal?.reason instanceof Error ? signal.reason : new Error('The work was stopped'))
      }
      const place: Place = {
        room,
        person,
        enter() {
          signal?.removeEventListener('abort', handleAbort)
          resolve(place)
        },
      }
      signal?.addEventListener('abort', handleAbort, { once: true })
      waiting.push(place)
      admit()
    })

  return (limit) => {
    const room = { inside: 0, limit }
    let pausedUntil = 0
    const pausedFor = () => Math.max(0, pausedUntil - now())
    const isWaitedFor = (ms: number) => ms > 0 && ms <= MAX_PAUSE_MS
    return {
      async pass(work, visitor = {}) {
        for (;;) {
          // Calls waiting for this provider's pause take no capacity from the others.
          for (let left = pausedFor(); isWaitedFor(left); left = pausedFor()) await wait(left, visitor.signal)
          const place = await enter(room, visitor)
          try {
            if (isWaitedFor(pausedFor())) continue
            visitor.signal?.throwIfAborted()
            return await work()
          } finally {
            count(place, -1)
            admit()
          }
        }
      },
      pause(ms) {
        pausedUntil = Math.max(pausedUntil, now() + ms)
      },
      pausedFor,
    }
  }
}
