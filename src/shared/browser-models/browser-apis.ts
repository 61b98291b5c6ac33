/**
 * The models that Chrome offers to pages, as far as they are used here, as their specifications declare them: the Translator,
 * Summarizer and Prompt APIs of the WebML community group, and on-device recognition of the Web Speech API. Other browsers have none of them.
 */
export type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available'

export interface CreateOptions {
  signal?: AbortSignal
  /** Gets the target of `downloadprogress` events, whose `loaded` goes from 0 to 1. */
  monitor?: (monitor: EventTarget) => void
}

export interface LanguagePair {
  sourceLanguage: string
  targetLanguage: string
}

export interface BrowserTranslator {
  translate(text: string, options?: { signal?: AbortSignal }): Promise<string>
  destroy(): void
}

export interface TranslatorApi {
  availability(pair: LanguagePair): Promise<Availability>
  /** Rejects with NotAllowedError where something has to be downloaded and no press of the user began it. */
  create(options: LanguagePair & CreateOptions): Promise<BrowserTranslator>
}

export interface PromptLanguages {
  expectedInputs?: { type: 'text'; languages?: string[] }[]
  expectedOutputs?: { type: 'text'; languages?: string[] }[]
}

export interface BrowserLanguageModel {
  /** The answer in parts; later prompts know the earlier ones. */
  promptStreaming(
    text: string,
    options?: { responseConstraint?: Record<string, unknown>; signal?: AbortSignal },
  ): ReadableStream<string>
  destroy(): void
}

export interface LanguageModelApi {
  availability(languages: PromptLanguages): Promise<Availability>
  create(
    options: PromptLanguages & CreateOptions & { initialPrompts?: { role: 'system'; content: string }[] },
  ): Promise<BrowserLanguageModel>
}

export interface SummarizerOptions {
  type: 'key-points' | 'tldr' | 'teaser' | 'headline'
  format: 'plain-text' | 'markdown'
  length: 'short' | 'medium' | 'long'
  expectedInputLanguages: string[]
  outputLanguage: string
}

export interface BrowserSummarizer {
  summarize(text: string, options?: { signal?: AbortSignal }): Promise<string>
  destroy(): void
}

export interface SummarizerApi {
  availability(options: SummarizerOptions): Promise<Availability>
  create(options: SummarizerOptions & CreateOptions): Promise<BrowserSummarizer>
}

export interface RecognisedEvent extends Event {
  /** The first of `results` that is new. */
  resultIndex: number
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
}

export interface SpeechRecognizer extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  /** Fails rather than send the sound to a service. */
  processLocally: boolean
  start(track: MediaStreamTrack): void
  stop(): void
  abort(): void
}

export interface SpeechRecognitionApi {
  new (): SpeechRecognizer
  available(options: { langs: string[]; processLocally: boolean }): Promise<Availability>
  /** Answers false where a language pack could not be installed. */
  install(options: { langs: string[]; processLocally: boolean }): Promise<boolean>
}

declare global {
  var Translator: TranslatorApi | undefined
  var LanguageModel: LanguageModelApi | undefined
  var Summarizer: SummarizerApi | undefined
  var SpeechRecognition: SpeechRecognitionApi | undefined
}
