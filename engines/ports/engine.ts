/** A connected engine as this process has seen it since it started. */
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
  label: string
  /** Whose it is. */
  provider: string
  /** Requests that go to the provider at once. */
  limit: number
  /** Who is asked when it fails, in that order, by their labels. */
  fallbacks: string[]
  failures: number
  lastFailure: (Pick<EngineFailure, 'problem'> & { at: Date }) | null
}

/** Something that was ordered from a provider, as it was written down. */
export type PlacedOrder =
  /** Sent, and nobody knows whether it arrived: it is not sent again. */
  | { state: 'SENT' }
  /** Accepted by the provider, which makes it under this name. */
  | { state: 'ACCEPTED'; operation: string }
  | { state: 'DELIVERED'; bytes: Uint8Array }

/** One that a provider makes now. */
export interface AcceptedOrder {
  /** Provider and model, as they were written down. */
  provider: string
  operation: string
}

/**
 * What a job ordered, written down before and after each step, so that whoever takes up the job of a dead worker asks for what was
 * ordered already instead of paying for it again. Keys name a provider and a request.
 */
export interface Orders {
  jobId: string
  /** Writes down that it is sent now. Answers what was written down before instead; null when there was nothing. */
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
  /** Pieces of work that are worth asking for at once; 1 without it. */
  concurrency?: number
  /** Provider and model as the operator chose them (`openai:gpt-image-2`); built-in engines have none. */
  id?: string
  /** Seconds that its clips can have, growing; without it, any. */
  clipLengths?: readonly number[]
  /** Who is asked when it fails, in that order. */
  fallbacks?: readonly EngineInfo[]
}

/** Seconds of the clip that is made where so many are asked for: the next length there is, or else the longest. */
export const clipLength = (lengths: readonly number[] | undefined, seconds: number): number =>
  lengths === undefined ? seconds : (lengths.find((each) => each >= seconds) ?? lengths.at(-1) ?? seconds)

/** Names a model among those that are on offer. */
export const modelIdOf = ({ builtIn, id, label }: EngineInfo): string => (builtIn ? 'draft' : (id ?? label))

/**
 * Somebody with this name (`modelIdOf` or label) before the others; undefined where nobody has it. Whoever wants the built-in one wants what
 * asks no provider: nobody stands in for it.
 */
export function startingWith(info: EngineInfo, name: string): EngineInfo | undefined {
  const all = [info, ...(info.fallbacks ?? [])]
  const chosen = all.find((each) => modelIdOf(each) === name || each.label === name)
  return !chosen || chosen.builtIn ? chosen : { ...chosen, fallbacks: all.filter((each) => each !== chosen) }
}

/** The built-in engine among those that do its work; undefined where none stands in. */
export const builtInOf = (info: EngineInfo): EngineInfo | undefined =>
  [info, ...(info.fallbacks ?? [])].find(({ builtIn }) => builtIn)

/** What a piece of work is given besides its request. */
export interface EngineCall {
  /** Aborted when the work must end; then it rejects. What was ordered for it stays ordered: somebody else may go on. */
  signal?: AbortSignal | undefined
  /** Whose work it is, for limits; nothing else is done with it. */
  person?: string | undefined
  /** What the same job ordered before; without it nothing is remembered. */
  orders?: Orders | undefined
  /**
   * Label of the engine that is asked before the others, alone where it is the built-in one and not the first anyway; without it, or when it
   * is not there, the first one is.
   */
  prefer?: string | undefined
  /** Built-in engines do not stand in for connected ones: more would be paid for on top of what they make. */
  connectedOnly?: boolean | undefined
  /** Called with how far it is, 0 to 1, by work that can say so. */
  onProgress?: ((share: number) => void) | undefined
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
  madeWith?: string | undefined
  /** Who was asked before, in that order. */
  failures?: readonly EngineFailure[]
}

/** A failure with a text people may read. */
export class EngineError extends Error {
  override name = 'EngineError'
  /** Whether it may have been made, and paid, all the same: nothing of it is asked for again. */
  readonly mayBePaid: boolean = false
}

/** Whether what failed may have been made, and paid. */
export const mayBePaid = (cause: unknown): boolean => cause instanceof EngineError && cause.mayBePaid

/** Trouble that may be over when it is asked again, with a text people may read. */
export class EngineTrouble extends Error {
  override name = 'EngineTrouble'
  /** How long whoever is in trouble asked to be left alone, ms; null when it did not say. */
  readonly retryAfterMs: number | null
  constructor(message: string, options: { retryAfterMs?: number | null; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.retryAfterMs = options.retryAfterMs ?? null
  }
}

/** How long to wait before it is asked again, ms, as the failure or the one behind it says; 0 where neither does. */
export function retryAfterOf(cause: unknown): number {
  const trouble = behind(cause).find((each) => each instanceof EngineTrouble)
  return trouble?.retryAfterMs ?? 0
}

const behind = (cause: unknown): unknown[] => (cause instanceof Error ? [cause, cause.cause] : [cause])

/** What a failure, or the one behind it, says for people; null where it says nothing for them: that may hold addresses and keys. */
export function problemOf(cause: unknown): string | null {
  const known = behind(cause).find((each) => each instanceof EngineError || each instanceof EngineTrouble)
  return known?.message ?? null
}
