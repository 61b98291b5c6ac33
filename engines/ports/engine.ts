export interface EngineInfo {
  /** Shown in the UI, for example 'Built-in draft engine'. */
  label: string
  builtIn: boolean
}

/** A failure with a text people may read. */
export class EngineError extends Error {
  override name = 'EngineError'
}
