import type { Memory } from './memory.ts'
import { whileWanted } from './while-wanted.ts'

/** Limits a provider's concurrent calls and respects its Retry-After. */
export interface Gate {
  /** Runs the work as soon as there is capacity. Rejects when its signal is aborted before. */
  pass<Result>(work: () => Promise<Result>, visitor?: Visitor): Promise<Result>
  /** Holds calls for so many ms. Calls do not wait for a long pause: they pass and must order nothing new. */
  pause(ms: number): Promise<void>
  /** How long it is still paused, ms. */
  pausedFor(): Promise<number>
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

/** A call that counts towards the limits. */
export interface CountedCall {
  provider: string
  /** How many calls its provider takes at once. */
  limit: number
  /** null: counts for no user. */
  person: string | null
}

/** Who may call providers now: counted in this process, or over all processes of a fleet. */
export interface Places {
  /**
   * Waits for a place. Rejects when the signal is aborted before.
   * @returns gives the place to the next call
   */
  enter(call: CountedCall, signal?: AbortSignal): Promise<() => void>
}

/**
 * The waiting calls that may enter now. First come, first served, except calls held by another limit: one slow provider or one busy
 * user does not block the others.
 */
export function mayEnter<Call extends CountedCall>(
  inside: readonly CountedCall[],
  waiting: readonly Call[],
  { inAll, perPerson }: Limits,
): Call[] {
  const all = [...inside]
  const count = (isCounted: (call: CountedCall) => boolean) => all.filter(isCounted).length
  return waiting.filter((call) => {
    const hasRoom =
      all.length < (inAll ?? Infinity) &&
      count(({ provider }) => provider === call.provider) < call.limit &&
      (call.person === null || count(({ person }) => person === call.person) < (perPerson ?? Infinity))
    if (hasRoom) all.push(call)
    return hasRoom
  })
}

/** The places of one process. */
export function createPlaces(limits: Limits): Places {
  const inside = new Set<CountedCall>()
  const waiting = new Map<CountedCall, () => void>()
  const admit = () => {
    for (const call of mayEnter([...inside], [...waiting.keys()], limits)) {
      const enter = waiting.get(call)
      waiting.delete(call)
      inside.add(call)
      enter?.()
    }
  }
  return {
    async enter(wanted, signal) {
      signal?.throwIfAborted()
      const call = { ...wanted }
      const leave = () => {
        waiting.delete(call)
        inside.delete(call)
        admit()
      }
      const entered = new Promise<void>((resolve) => waiting.set(call, resolve))
      admit()
      await whileWanted(entered, signal).catch((cause: unknown) => {
        leave()
        throw cause
      })
      return leave
    },
  }
}

export interface GateTools extends Timing {
  memory: Memory
}

/** @returns a gate for the calls of a provider that takes `limit` of them at once */
export function createGates(places: Places, { memory, wait }: GateTools): (provider: string, limit: number) => Gate {
  return (provider, limit) => {
    const key = `pause ${provider}`
    const pausedFor = async () => (await memory.read(key))?.leftMs ?? 0
    const isWaitedFor = (ms: number) => ms > 0 && ms <= MAX_PAUSE_MS
    return {
      async pass(work, { signal, person = null } = {}) {
        for (;;) {
          // Calls waiting for this provider's pause take no capacity from the others.
          for (let left = await pausedFor(); isWaitedFor(left); left = await pausedFor()) await wait(left, signal)
          const leave = await places.enter({ provider, limit, person }, signal)
          try {
            if (isWaitedFor(await pausedFor())) continue
            signal?.throwIfAborted()
            return await work()
          } finally {
            leave()
          }
        }
      },
      async pause(ms) {
        if (ms > (await pausedFor())) await memory.write(new Map([[key, null]]), ms)
      },
      pausedFor,
    }
  }
}
