import { problemOf } from '#engines/ports.ts'
import type { Provider } from './provider.ts'

/** How often something failed, and how the last time. */
export interface Failures {
  count: number
  last: { at: Date; problem: string } | null
}

export interface FailureWatch {
  /** The same provider, whose failures are counted: of what is bought by its model, of what is asked under no model. */
  watch(id: string, provider: Provider): Provider
  failuresOf(id: string, model: string): Failures
}

/** Counts failures from now on; `now` in ms. Work that was stopped is none. */
export function watchFailures(now: () => number): FailureWatch {
  const seen = new Map<string, Failures>()
  const counted = async <Result>(key: string, signal: AbortSignal | undefined, work: Promise<Result>) => {
    try {
      return await work
    } catch (cause) {
      const { count } = seen.get(key) ?? { count: 0 }
      const last = { at: new Date(now()), problem: problemOf(cause) ?? 'It stopped unexpectedly' }
      if (!signal?.aborted) seen.set(key, { count: count + 1, last })
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
    failuresOf: (id, model) => seen.get(`${id}:${model}`) ?? { count: 0, last: null },
  }
}
