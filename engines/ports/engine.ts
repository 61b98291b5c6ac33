import type { Orders } from './orders.ts'

export interface EngineInfo {
  /** Shown in the UI, for example 'Built-in draft engine'. */
  label: string
  builtIn: boolean
  /** Pieces of work that are worth asking for at once; 1 without it. */
  concurrency?: number
}

/** What a piece of work is given besides its request. */
export interface EngineCall {
  /** Aborted when the work must end; then it rejects. By `'cancelled'` nobody wants the result; otherwise somebody else may go on. */
  signal?: AbortSignal | undefined
  /** What the same job ordered before; without it nothing is remembered. */
  orders?: Orders | undefined
}

/** An engine that was asked before and did not deliver. */
export interface EngineFailure {
  engine: string
  /** In words that people may read. */
  problem: string
}

/** What was made, and by whom where it was another engine than the one that was asked. */
export interface Made {
  madeBy?: string
  /** Of whoever made it. */
  isBuiltIn?: boolean
  /** Who was asked before, in that order. */
  failures?: readonly EngineFailure[]
}

/** A failure with a text people may read. */
export class EngineError extends Error {
  override name = 'EngineError'
}
