import type { Phrase } from '#src/domain/phrases.ts'
import type { EngineCall, EngineInfo, Made } from './engine.ts'
import type { SpokenWord } from './voice.ts'

/** Part of a recording, as services that understand speech take it. */
export interface RecordingPart {
  bytes: Uint8Array
  /** For example audio/wav. */
  contentType: string
  /** ms at which it begins in the recording. */
  offset: number
}

export interface TranscriptionRequest {
  /** The recording, cut where nobody speaks; read when it is asked for. Rejects with an EngineError on what cannot be read. */
  readParts: () => Promise<readonly RecordingPart[]>
  /** Where somebody speaks; null where the host could not find out. */
  phrases: readonly Phrase[] | null
  /** BCP 47 tag of what is spoken. */
  language: string
  /** What is said, where somebody typed it: only its times are looked for. A line for each phrase, empty ones counted, places it best. */
  text?: string | undefined
}

export interface RecognisedWord extends SpokenWord {
  /** 0 to 1; absent where the engine does not say how sure it is. */
  confidence?: number
}

export interface Transcript extends Made {
  text: string
  /** Times growing and never overlapping, whole ms. */
  words: RecognisedWord[]
}

export interface Transcriber {
  info: EngineInfo
  /** false: it needs the words typed, and finds when they are said. */
  understandsSpeech: boolean
  /** Rejects with an EngineError on a recording it cannot read and on one without speech. */
  transcribe(request: TranscriptionRequest, call?: EngineCall): Promise<Transcript>
}
