import { problemOf } from '#engines/ports.ts'
import type { Memory } from './memory.ts'
import type { Provider } from './provider.ts'

/** How often something failed until a day passed without a failure, and how the last time. */
export interface Failures {
  count: number
  last: { at: Date; problem: string } | null
}

export interface FailureWatch {
  /** The provider with counted failures: of orders by model, of other requests without a model. */
  watch(id: string, provider: Provider): Provider
  /** Counts a failure of something else than an order. Never rejects. */
  note(id: string, model: string, cause: unknown): Promise<void>
  failuresOf(id: string, model: string): Promise<Failures>
}

const DAY_MS = 24 * 60 * 60_000

/** Counts failures; `now` in ms. Aborted work does not count. */
export function watchFailures(memory: Memory, now: () => number): FailureWatch {
  const keyOf = (id: string, model: string) => `failure ${id}:${model}`
  const note = (key: string, cause: unknown) => {
    const problem = problemOf(cause) ?? 'It stopped unexpectedly'
    // Where it cannot be counted, the failure itself still counts for its caller.
    return memory.write(new Map([[key, { at: now(), problem }]]), DAY_MS).catch(() => undefined)
  }
  const counted = async <Result>(key: string, signal: AbortSignal | undefined, work: Promise<Result>) => {
    try {
      return await work
    } catch (cause) {
      if (!signal?.aborted) await note(key, cause)
      throw cause
    }
  }
  return {
    watch: (id, provider) => ({
      ...provider,
      ask: (path, question) => counted(keyOf(id, ''), question.signal, provider.ask(path, question)),
      placeOrder: (model, order, call) =>
        counted(keyOf(id, model), call?.signal, provider.placeOrder(model, order, call)),
    }),
    note: (id, model, cause) => note(keyOf(id, model), cause),
    async failuresOf(id, model) {
      const known = await memory.read(keyOf(id, model))
      if (!known) return { count: 0, last: null }
      const { at, problem } = known.value as { at: number; problem: string }
      return { count: known.count, last: { at: new Date(at), problem } }
    },
  }
}
