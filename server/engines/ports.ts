import type { Phrase } from '#src/domain/phrases.ts'

/** What the engines promise, whoever provides them. The built-in defaults need no network, no key and no model weights. */

export type SceneSize = 'SHORT' | 'MEDIUM' | 'LONG'
export type ScenePace = 'SLOW' | 'MEDIUM' | 'FAST'

export interface EngineInfo {
  /** Shown in the UI, for example 'Built-in draft engine'. */
  label: string
  builtIn: boolean
}

export interface WriterRequest {
  /** PROMPT: invent a narration about the text. SCRIPT: the text is the narration, kept verbatim. */
  kind: 'PROMPT' | 'SCRIPT'
  text: string
  /** BCP 47, for example en-US. */
  language: string
  sceneSize: SceneSize
  scenePace: ScenePace
  /** Target length in seconds; ignored for SCRIPT. */
  targetSeconds: number
}

export interface WrittenScene {
  narration: string
  /** What the picture shows; the illustrator's input. */
  visualPrompt: string
}

export interface WrittenStory {
  title: string
  scenes: WrittenScene[]
  /** People found in the text, without the narrator. */
  cast: { name: string; description: string }[]
}

export interface Writer {
  info: EngineInfo
  /** Deterministic: the same request gives the same story. Rejects with an EngineError on text it cannot use. */
  write(request: WriterRequest): Promise<WrittenStory>
}

export interface IllustrationRequest {
  prompt: string
  /** An id of `listLooks()`; unknown ids fall back to the first. */
  look: string
  width: number
  height: number
  /** The same request with the same seed gives the same picture. */
  seed: number
}

export interface EncodedImage {
  bytes: Uint8Array
  contentType: 'image/jpeg' | 'image/png'
  width: number
  height: number
  /** The same picture in the size of a card, where the picture is much larger. */
  still?: EncodedImage
}

export interface Look {
  id: string
  name: string
  description: string
}

export interface Illustrator {
  info: EngineInfo
  looks: readonly Look[]
  /** Starts what it needs to draw, so that the first picture does not wait for it. */
  prepare?(): void
  illustrate(request: IllustrationRequest): Promise<EncodedImage>
}

export interface SpeechRequest {
  text: string
  /** An id of `voices`. */
  voice: string
  /** 1 is the voice's own pace; 0.5 to 2. */
  speakingRate: number
  /** Semitones, -12 to 12; 0 is the voice's own. */
  pitch: number
}

export interface SpokenWord {
  word: string
  /** ms from the start of the speech. */
  start: number
  end: number
}

export interface Speech {
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
}

export interface VoiceEngine {
  info: EngineInfo
  voices: readonly VoiceInfo[]
  /** Starts what it needs to speak, so that the first speech does not wait for it. */
  prepare?(): void
  speak(request: SpeechRequest): Promise<Speech>
}

export interface MusicTrack {
  id: string
  name: string
  mood: string
  bpm: number
  /** Length of the seamless loop. */
  durationMs: number
}

export interface MusicEngine {
  info: EngineInfo
  tracks: readonly MusicTrack[]
  /** RIFF WAVE, 16-bit PCM; the end continues into the start without a click. */
  render(trackId: string): Promise<Uint8Array>
}

export interface StockItem {
  /** Stable: the same id gives the same picture. */
  id: string
  title: string
  tags: string[]
  look: string
  seed: number
  prompt: string
}

export interface StockLibrary {
  info: EngineInfo
  /** Pages are 1-based; `total` counts every match. An empty query lists everything. */
  search(query: string, page: number, pageSize: number): { items: StockItem[]; total: number }
  get(id: string): StockItem | undefined
}

export interface EncodedClip {
  bytes: Uint8Array
  contentType: 'video/mp4'
  width: number
  height: number
  durationMs: number
  /** Its first picture. */
  still: EncodedImage
}

export interface AnimateRequest {
  /** PNG or JPEG. */
  picture: Uint8Array
  /** What the clip ends with. */
  endPicture?: Uint8Array
  /** Where the camera goes, in words; without any, the seed decides. */
  prompt: string
  seed: number
  /** px, both even. */
  width: number
  height: number
  seconds: number
  hasSound: boolean
}

export interface LipSyncRequest {
  /** PNG or JPEG. */
  picture: Uint8Array
  /** RIFF WAVE; the clip is as long as it. */
  voice: Uint8Array
  /** px, both even. */
  width: number
  height: number
  /** 1 to 5. */
  intensity: number
  movesBody: boolean
}

export interface Animator {
  info: EngineInfo
  /** Makes a picture move. @param signal aborted when nobody wants the clip any more; then it rejects */
  animate(request: AnimateRequest, signal?: AbortSignal): Promise<EncodedClip>
  /** Makes a picture speak; its sound is the voice. Rejects with an EngineError on a recording it cannot read. */
  lipSync(request: LipSyncRequest, signal?: AbortSignal): Promise<EncodedClip>
}

/** Part of a picture, px. */
export interface PixelArea {
  x: number
  y: number
  width: number
  height: number
}

export interface AdjustRequest {
  picture: Uint8Array
  /** What is to become of it, in words; those that are not understood change nothing. */
  words: string
  /** Its colours are followed. */
  reference?: Uint8Array
  /** px; another shape is filled out, nothing is cut off. */
  width: number
  height: number
}

export interface RepaintRequest {
  picture: Uint8Array
  /** As large as the picture; white where it may change. */
  mask: Uint8Array
  /** What comes there, as large as the mask's area; null: what is around it grows over it. */
  painted: Uint8Array | null
}

/** Works on pictures whoever made them. All take PNG and JPEG. */
export interface Retoucher {
  info: EngineInfo
  /** Exactly `factor` times as wide and high. */
  upscale(request: { picture: Uint8Array; factor: number }): Promise<EncodedImage>
  /** Changes light, colour and sharpness. */
  adjust(request: AdjustRequest): Promise<EncodedImage>
  /** What of a mask is white; null when nothing is. */
  areaOf(mask: Uint8Array): Promise<PixelArea | null>
  /** A PNG whose pixels outside the mask are those of the picture. */
  repaint(request: RepaintRequest): Promise<EncodedImage>
}

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

export interface Transcript {
  text: string
  /** Times growing and never overlapping, whole ms. */
  words: RecognisedWord[]
}

export interface Transcriber {
  info: EngineInfo
  /** false: it needs the words typed, and finds when they are said. */
  understandsSpeech: boolean
  /** Rejects with an EngineError on a recording it cannot read and on one without speech. */
  transcribe(request: TranscriptionRequest): Promise<Transcript>
}

export interface TranslationRequest {
  texts: readonly string[]
  /** BCP 47 tags. */
  from: string
  to: string
}

export interface Translator {
  info: EngineInfo
  /** One for each text, in order. Rejects with an EngineError on what it cannot translate. */
  translate(request: TranslationRequest): Promise<string[]>
}

export interface Engines {
  transcriber: Transcriber
  /** null: nobody translates here, and people do it side by side. */
  translator: Translator | null
  animator: Animator
  retoucher: Retoucher
  writer: Writer
  illustrator: Illustrator
  voice: VoiceEngine
  music: MusicEngine
  stock: StockLibrary
}

/** A failure with a text people may read. */
export class EngineError extends Error {
  override name = 'EngineError'
}
