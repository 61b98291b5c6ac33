import type { EngineCall, EngineInfo } from './engine.ts'

export interface TranslationRequest {
  texts: readonly string[]
  /** BCP 47 tags. */
  from: string
  to: string
}

export interface Translator {
  info: EngineInfo
  /** One for each text, in order. Rejects with an EngineError on what it cannot translate. */
  translate(request: TranslationRequest, call?: EngineCall): Promise<string[]>
}
