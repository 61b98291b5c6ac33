/** The earlier film does not match its description: the new one is exported without it. */
export class FilmDiffers extends Error {}

/** Why an export failed, as a message for users. */
export class ExportError extends Error {
  override name = 'ExportError'
  readonly code: ExportErrorCode

  constructor(code: ExportErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** UNSUPPORTED: this browser cannot encode. ASSET: a file of the film is missing or unreadable. EMPTY: nothing to film. FAILED: anything else. */
export type ExportErrorCode = 'UNSUPPORTED' | 'ASSET' | 'EMPTY' | 'FAILED'

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** An error as it crosses to another thread. */
export interface SentError {
  code: ExportErrorCode
  message: string
}

export function toSent(error: unknown): SentError {
  return { code: error instanceof ExportError ? error.code : 'FAILED', message: messageOf(error) }
}

export function fromSent({ code, message }: SentError): ExportError {
  return new ExportError(code, message)
}
