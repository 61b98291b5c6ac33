import { problemOf } from '#engines/ports.ts'
import type { Provider } from './provider.ts'

/** How often something failed, and how the last time. */
export interface Failures {
  count: number
  last: { at: Date; problem: string } | null
}

export interface FailureWatch {
  /** The provider with counted failures: of orders by model, of other requests without a model. */
  watch(id: string, provider: Provider): Provider
  /** Counts a failure of something else than an order. */
  note(id: string, model: string, cause: unknown): void
  failuresOf(id: string, model: string): Failures
}

/** Counts failures from now on; `now` in ms. Aborted work does not count. */
export function watchFailures(now: () => number): FailureWatch {
  const seen = new Map<string, Failures>()
  const note = (key: string, cause: unknown) => {
    const { count } = seen.get(key) ?? { count: 0 }
    const last = { at: new Date(now()), problem: problemOf(cause) ?? 'It stopped unexpectedly' }
    seen.set(key, { count: count + 1, last })
  }
  const counted = async <Result>(key: string, signal: AbortSignal | undefined, work: Promise<Result>) => {
    try {
      return await work
    } catch (cause) {
      if (!signal?.aborted) note(key, cause)
      throw cause
    }
  }
  return {
    watch: (id, provider) => ({
      ...provider,
      ask: (path, question) => counted(`${id}:`, question.signal, provider.ask(path, question)),
      placeOrder: (model, order, call) =>
        counted(`${id}:${model}`, call?.signal, provider.placeOrder(model, order, call)),
    }),
    note: (id, model, cause) => note(`${id}:${model}`, cause),
    failuresOf: (id, model) => seen.get(`${id}:${model}`) ?? { count: 0, last: null },
  }
}
