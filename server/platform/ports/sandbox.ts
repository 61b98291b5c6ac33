import type { PcmAudio } from '#engines/audio/wav.ts'
import type { PixelTile, RecordingPart } from '#engines/ports.ts'
import type { ReadScript } from '#src/domain/fountain/read-script.ts'
import type { LoraFile } from '#src/domain/lora-file.ts'
import type { Phrase } from '#src/domain/phrases.ts'

/** Untrusted bytes, read part by part. */
export interface ByteSource {
  /** Bytes. */
  size: number
  /** @param end exclusive, as in `slice` */
  read(start: number, end: number): Promise<Uint8Array>
}

/** px. */
export interface PixelSize {
  width: number
  height: number
}

/** An SVG as an image: PNG. */
export interface RenderedSvg extends PixelSize {
  bytes: Uint8Array
}

/** An image in a small size, and measurements of the full one. */
export interface SmallImage extends PixelSize {
  /** Of the file, px. */
  original: PixelSize
  /** Red, green, blue, 255 a pixel, rows from the top; what is transparent stands on white. */
  data: Uint8Array
  /** Share of transparent pixels, 0 to 1. */
  transparent: number
  /** The strength of its finest detail relative to larger detail; null where there is hardly any. */
  sharpness: number | null
  /** The first and third quartile of its lightness, 0 to 100. */
  darkest: number
  brightest: number
  /** Perceptual hash: 64 bits in hexadecimal, similar for similar images. */
  hash: string
}

/** A file's properties, from its own bytes. */
export interface FileFacts {
  /** px; null for sound. */
  width: number | null
  height: number | null
  /** ms; null for images. */
  durationMs: number | null
}

export interface SoundRange {
  /** ms. */
  fromMs: number
  /** ms; null: to the end. */
  toMs: number | null
}

/** Work on untrusted bytes; each reads its given sources. */
type Task<Input, Result> = (input: Input, sources: readonly ByteSource[]) => Promise<Result>

/** Everything that runs in the sandbox. */
export interface SandboxTasks {
  /** The type recognized from the first bytes of a file; null when unknown. */
  sniffType: Task<Uint8Array, string | null>
  probeMedia: Task<{ mediaType: 'video' | 'audio' }, FileFacts>
  measureImage: Task<null, PixelSize>
  /** An image whose longer side has at most `side` px. */
  readPixels: Task<{ side: number }, SmallImage>
  /** Pixels as a JPEG. */
  encodeJpeg: Task<PixelTile, Uint8Array>
  /** Renders an SVG as a PNG; `side` is its longer side, px. */
  renderSvg: Task<{ side: number }, RenderedSvg>
  /** The speech segments of a WAV recording. */
  findSpeech: Task<null, Phrase[]>
  /** A WAV recording in the form that speech services accept. */
  cutForSpeech: Task<null, RecordingPart[]>
  /** A pasted or uploaded script as a screenplay. */
  readScript: Task<string, ReadScript>
  /** Identifies a model file by its own header. */
  readLoraFile: Task<null, LoraFile>
  /** Part of a WAV recording. */
  cutWav: Task<SoundRange, PcmAudio>
}

export type TaskName = keyof SandboxTasks
export type TaskInput<Name extends TaskName> = Parameters<SandboxTasks[Name]>[0]
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<SandboxTasks[Name]>>

/**
 * Reads untrusted bytes: a separate process on Node, a Web Worker in the tab. It can be killed at any time, so a file that
 * keeps its parser busy forever, or fills the memory, costs no more than its limit and delays no other user.
 */
export interface Sandbox {
  /**
   * Runs one task. Rejects with an `UnreadableFile`, its text for users, when the task refuses the file, takes too long,
   * needs too much memory or crashes.
   * @param sources what the task may read, by index
   * @param userId the task's user: users share the workers fairly. undefined: the product's own, which count as one user
   */
  run<Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    sources?: readonly ByteSource[],
    userId?: string,
  ): Promise<TaskResult<Name>>
  /** Ends every worker; running tasks reject. The next task starts a new one. */
  close(): void
}
