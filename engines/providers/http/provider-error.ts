import { EngineError, EngineTrouble } from '#engines/ports.ts'

/** The provider certainly generated nothing: it was unreachable or unable. A retry is safe. */
export class NotCharged extends EngineTrouble {
  override name = 'NotCharged'
}

/** The provider's response is missing or incomplete: it may have generated and charged the work. */
export class PossiblyCharged extends EngineError {
  override name = 'PossiblyCharged'
  override readonly mayBePaid = true
}

/** The provider refused the request, would refuse it again, and charges nothing. */
export class Refused extends EngineError {
  override name = 'Refused'
  /** Of the response; null for a refusal in a successful response. */
  readonly status: number | null
  constructor(message: string, options: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.status = options.status ?? null
  }
}

/** The provider has finished or is generating it, but cannot be polled now: polling later costs nothing. */
export class StillGenerating extends EngineTrouble {
  override name = 'StillGenerating'
}
