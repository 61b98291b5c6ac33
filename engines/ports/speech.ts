import type { EngineCall, EngineInfo, Made } from './engine.ts'
import type { Phrase } from '#src/domain/phrases.ts'

/** Part of a recording, as services that understand speech take it. */
export interface RecordingPart {
  bytes: Uint8Array
  /** For example audio/wav. */
  contentType: string
  /** ms at which it begins in the recording. */
  offset: number
}

export interface TranscriptionRequest {
  /** The recording, cut at pauses in speech; read on demand. Rejects with an EngineError if unreadable. */
  readParts: () => Promise<readonly RecordingPart[]>
  /** Times of speech; null where the host could not detect them. */
  phrases: readonly Phrase[] | null
  /** BCP 47 tag of the spoken language. */
  language: string
  /** The typed text, if any: only its times are needed. One line for each phrase, including empty ones, aligns best. */
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
  /** How the times of typed words were found; absent for recognised ones. */
  timing?: WordTiming
}

/** By comparing them with the sound, or only by their letters and the pauses in speech. */
export type WordTiming = 'SOUND' | 'LETTERS'

export interface AlignmentRequest {
  /** One line for each phrase, including empty ones, is kept to. */
  text: string
  /** Times of speech. */
  phrases: readonly Phrase[]
  /** BCP 47 tag of the spoken language; '' where it is not known. */
  language: string
  durationMs: number
  /** One channel of the recording between two times, ms. */
  readSound(from: number, to: number): Promise<{ samples: Float32Array; sampleRate: number }>
}

/** Finds where known words are spoken. */
export interface SpeechAligner {
  /** Every word of the text in order, with times growing and never overlapping, whole ms within the recording. */
  align(request: AlignmentRequest, call?: EngineCall): Promise<{ words: SpokenWord[]; timing: WordTiming }>
}

export interface Transcriber {
  info: EngineInfo
  /** false: it needs the typed words, and only finds their times. */
  understandsSpeech: boolean
  /** Rejects with an EngineError on a recording it cannot read and on one without speech. */
  transcribe(request: TranscriptionRequest, call?: EngineCall): Promise<Transcript>
}

export interface SpeechRequest {
  text: string
  /** An id of `voices`. */
  voice: string
  /** 1 is the voice's own pace; 0.5 to 2. */
  speakingRate: number
  /** Semitones, -12 to 12; 0 is the voice's own. */
  pitch: number
  /** Emotions, strongest first: 'happy', 'whisper'. Pace and pitch follow them already; voices that take instructions get them, too. */
  emotions?: readonly string[]
}

export interface SpokenWord {
  word: string
  /** ms from the start of the speech. */
  start: number
  end: number
}

export interface Speech extends Made {
  /** RIFF WAVE, 16-bit PCM, mono. */
  wav: Uint8Array
  durationMs: number
  /** One entry per whitespace-separated word of the text, in order, times growing and never overlapping. */
  words: SpokenWord[]
}

export interface VoiceInfo {
  id: string
  name: string
  language: string
  gender: 'female' | 'male'
  description: string
  /** Its engine, if it is not the port's engine. */
  provider?: EngineInfo
}

export interface VoiceEngine {
  info: EngineInfo
  readonly voices: readonly VoiceInfo[]
  /** Why its voices could not be listed the last time, for people; null where they were. */
  problem?: string | null
  /** Asks a provider again which voices there are. */
  refresh?(): Promise<void>
  /** Warms it up, so that the first speech does not wait. */
  prepare?(): void
  speak(request: SpeechRequest, call?: EngineCall): Promise<Speech>
}
