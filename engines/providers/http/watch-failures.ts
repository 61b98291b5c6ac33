import { pollAfterOf, problemOf } from '#engines/ports.ts'
import type { Memory } from './memory.ts'
import type { Provider } from './provider.ts'

/** How often something failed until a day passed without a failure, and how the last time. */
export interface Failures {
  count: number
  /** Whether the last orders failed, at least three and all since the last that worked. */
  isFailing: boolean
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
/** One refused prompt, or one busy minute, is no reason to worry. */
const MANY = 3

/** Counts failures; `now` in ms. Aborted work does not count. */
export function watchFailures(memory: Memory, now: () => number): FailureWatch {
  const keyOf = (id: string, model: string) => `failure ${id}:${model}`
  const rowKeyOf = (key: string) => `${key} in a row`
  const inRow = async (key: string) => Number((await memory.read(rowKeyOf(key)))?.value ?? 0)
  // Where it cannot be counted, the work itself still counts for its caller.
  const write = (...entries: [string, unknown][]) => memory.write(new Map(entries), DAY_MS).catch(() => undefined)
  const note = async (key: string, cause: unknown) => {
    const problem = problemOf(cause) ?? 'It stopped unexpectedly'
    const before = await inRow(key).catch(() => 0)
    await write([key, { at: now(), problem }], [rowKeyOf(key), before + 1])
  }
  const noteSuccess = async (key: string) => {
    if ((await inRow(key).catch(() => 0)) > 0) await write([rowKeyOf(key), 0])
  }
  const counted = async <Result>(key: string, signal: AbortSignal | undefined, work: Promise<Result>) => {
    try {
      const result = await work
      await noteSuccess(key)
      return result
    } catch (cause) {
      if (!signal?.aborted && pollAfterOf(cause) === null) await note(key, cause)
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
      if (!known) return { count: 0, isFailing: false, last: null }
      const { at, problem } = known.value as { at: number; problem: string }
      const isFailing = (await inRow(keyOf(id, model))) >= MANY
      return { count: known.count, isFailing, last: { at: new Date(at), problem } }
    },
  }
}
