/** Why an export could not be made, in words for people. */
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
