import { EngineError, EngineTrouble } from '#engines/ports.ts'

/** A provider that certainly made nothing: it was not reached, or said that it could not. Asking again is safe. */
export class NotCharged extends EngineTrouble {
  override name = 'NotCharged'
}

/** A provider that was asked and did not answer to the end: it may have made it, and charge for it. */
export class PossiblyCharged extends EngineError {
  override name = 'PossiblyCharged'
  override readonly mayBePaid = true
}

/** A provider that looked at the request and will not do it; it would refuse again, and charges nothing. */
export class Refused extends EngineError {
  override name = 'Refused'
  /** Of the answer; null where it was refused inside one that was fine. */
  readonly status: number | null
  constructor(message: string, options: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.status = options.status ?? null
  }
}

/** The provider made it or is at it, and could not be asked for it now: asking later costs nothing. */
export class StillGenerating extends EngineTrouble {
  override name = 'StillGenerating'
}
