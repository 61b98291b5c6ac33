import type { EngineCall, EngineInfo, Made } from './engine.ts'

export interface TranslationRequest {
  texts: readonly string[]
  /** BCP 47 tags. */
  from: string
  to: string
}

export interface Translation extends Made {
  /** One for each text, in order. */
  texts: string[]
}

export interface Translator {
  info: EngineInfo
  /** Rejects with an EngineError on what it cannot translate. */
  translate(request: TranslationRequest, call?: EngineCall): Promise<Translation>
}
