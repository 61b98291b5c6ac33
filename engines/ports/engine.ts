/** A connected engine as all processes of the server have seen it until a day passed without a failure. */
export interface EngineHealth {
  /** The work that it does, as it is chosen: ILLUSTRATOR, LIP_SYNC, … */
  kind:
    | 'WRITER'
    | 'ILLUSTRATOR'
    | 'VOICE'
    | 'ANIMATOR'
    | 'LIP_SYNC'
    | 'UPSCALER'
    | 'INPAINTER'
    | 'STOCK'
    | 'TRANSLATOR'
    | 'TRANSCRIBER'
    | 'MUSIC'
    | 'TRAINER'
    | 'REVIEWER'
  label: string
  /** The provider's name. */
  provider: string
  /** Requests that go to the provider at once. */
  limit: number
  /** Labels of its fallbacks, in order. */
  fallbacks: string[]
  failures: number
  /** Whether nothing has worked since its last failures, of which there are at least three. */
  isFailing: boolean
  lastFailure: (Pick<EngineFailure, 'problem'> & { at: Date }) | null
  /** As settings name it, `openai:gpt-5.2`; null for a service that only its URL names. */
  engine: string | null
}

/** The stored state of an order at a provider. */
export type PlacedOrder =
  /** Sent, arrival unknown: it is not sent again. */
  | { state: 'SENT' }
  /** Accepted by the provider under this operation name. */
  | { state: 'ACCEPTED'; operation: string }
  | { state: 'DELIVERED'; bytes: Uint8Array }

/** An order in progress at a provider. */
export interface AcceptedOrder {
  /** Provider and model, as stored. */
  provider: string
  operation: string
}

/**
 * A job's orders, stored before and after each step, so that the worker that resumes the job of a dead one fetches what was
 * ordered already instead of paying for it again. Keys name a provider and a request.
 */
export interface Orders {
  jobId: string
  /** Stores that it is sent now. Answers the state stored before instead, if any; else null. */
  begin(key: string, provider: string): Promise<PlacedOrder | null>
  accepted(key: string, operation: string): Promise<void>
  delivered(key: string, bytes: Uint8Array): Promise<void>
  /** Nothing was bought: it may be sent again. */
  forget(key: string): Promise<void>
}

export interface EngineInfo {
  /** Shown in the UI, for example 'Built-in draft engine'. */
  label: string
  builtIn: boolean
  /** The model and its version, where the label is another name. */
  model?: string
  /** Useful number of concurrent requests; default 1. */
  concurrency?: number
  /** Provider and model as the operator chose them (`openai:gpt-image-2`); built-in engines have none. */
  id?: string
  /** Name of the provider whose bill the user pays by a key of their own; absent: the operator pays. */
  ownKeyOf?: string
  /** Whether it works by its provider's batch interface: within a day, at half the price. Then it has no fallbacks. */
  overnight?: true
  /** Seconds that its clips can have, growing; without it, any. */
  clipLengths?: readonly number[]
  /** Whether its clips can end with a given image. */
  endsWithImage?: boolean
  /** Its fallbacks, in order. */
  fallbacks?: readonly EngineInfo[]
}

/** Length of the generated clip for a requested length, s: the next supported one, or else the longest. */
export const clipLength = (lengths: readonly number[] | undefined, seconds: number): number =>
  lengths === undefined ? seconds : (lengths.find((each) => each >= seconds) ?? lengths.at(-1) ?? seconds)

/** Names a model among those that are on offer. */
export const modelIdOf = ({ builtIn, id, label }: EngineInfo): string => (builtIn ? 'draft' : (id ?? label))

/**
 * The engine of this name (`modelIdOf` or label) before the others; undefined where there is none. The built-in one has no fallback:
 * choosing it means choosing no provider.
 */
export function startingWith(info: EngineInfo, name: string): EngineInfo | undefined {
  const all = [info, ...(info.fallbacks ?? [])]
  const chosen = all.find((each) => modelIdOf(each) === name || each.label === name)
  return !chosen || chosen.builtIn ? chosen : { ...chosen, fallbacks: all.filter((each) => each !== chosen) }
}

/** The built-in engine of a chain; undefined where there is none. */
export const builtInOf = (info: EngineInfo): EngineInfo | undefined =>
  [info, ...(info.fallbacks ?? [])].find(({ builtIn }) => builtIn)

/** Options of a call besides its request. */
export interface EngineCall {
  /** Aborted when the work must end; then it rejects. Its orders remain: another worker may resume them. */
  signal?: AbortSignal | undefined
  /** The user whose work it is; used for limits only. */
  person?: string | undefined
  /** Earlier orders of the same job; without it none are stored. */
  orders?: Orders | undefined
  /**
   * Label of the engine to try first, without fallbacks where it is the built-in one and not the first anyway; if absent or unknown, the
   * first one.
   */
  prefer?: string | undefined
  /** A further take of the same request, from 2: another order, also where the provider takes no seed. */
  take?: number | undefined
  /** No fallback to built-in engines: more would be paid for on top of their result. */
  connectedOnly?: boolean | undefined
  /** Called with the progress, 0 to 1, if the work reports it. */
  onProgress?: ((share: number) => void) | undefined
}

/** An engine that was tried before and failed. */
export interface EngineFailure {
  engine: string
  /** A user-readable message. */
  problem: string
}

/** Something that an engine reports of its work: a part of the request that it ignored, or what it was billed by. */
export interface Note {
  name: 'ignored' | 'input_tokens' | 'output_tokens'
  value: string
}

/** Which engine generated the result, if a fallback did. */
export interface Made {
  madeBy?: string
  /** Whether `madeBy` is built in. */
  isBuiltIn?: boolean
  madeWith?: string | undefined
  /** Engines that were tried before, in order. */
  failures?: readonly EngineFailure[]
  /** For the provenance; absent: nothing. */
  notes?: readonly Note[]
}

/** A failure with a user-readable message. */
export class EngineError extends Error {
  override name = 'EngineError'
  /** Whether it may have been generated and charged all the same: then it is not retried. */
  readonly mayBePaid: boolean = false
}

/** Whether the failed work may have been generated and charged. */
export const mayBePaid = (cause: unknown): boolean => cause instanceof EngineError && cause.mayBePaid

/** A temporary failure that may be retried, with a user-readable message. */
export class EngineTrouble extends Error {
  override name = 'EngineTrouble'
  /** The provider's Retry-After, ms; null when it gave none. */
  readonly retryAfterMs: number | null
  constructor(message: string, options: { retryAfterMs?: number | null; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.retryAfterMs = options.retryAfterMs ?? null
  }
}

/** The provider takes hours for it and has it for as long: the job ends its run and polls again after `pollAfterMs`. No failure. */
export class WaitingAtProvider extends EngineTrouble {
  override name = 'WaitingAtProvider'
  readonly pollAfterMs: number
  constructor(message: string, { pollAfterMs, cause }: { pollAfterMs: number; cause?: unknown }) {
    super(message, { cause })
    this.pollAfterMs = pollAfterMs
  }
}

/** When to poll for what its provider works on for hours, ms from now; null for anything else. */
export const pollAfterOf = (cause: unknown): number | null =>
  behind(cause).find((each) => each instanceof WaitingAtProvider)?.pollAfterMs ?? null

/** Delay before a retry, ms, from the failure or its cause; 0 where neither has one. */
export function retryAfterOf(cause: unknown): number {
  const trouble = behind(cause).find((each) => each instanceof EngineTrouble)
  return trouble?.retryAfterMs ?? 0
}

const behind = (cause: unknown): unknown[] => (cause instanceof Error ? [cause, cause.cause] : [cause])

/** The user-readable message of a failure or its cause; null for other errors: they may contain URLs and keys. */
export function problemOf(cause: unknown): string | null {
  const known = behind(cause).find((each) => each instanceof EngineError || each instanceof EngineTrouble)
  return known?.message ?? null
}
