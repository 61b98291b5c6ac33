import type { PcmAudio } from '#engines/audio/wav.ts'
import type { PixelTile, RecordingPart } from '#engines/ports.ts'
import type { ReadScript } from '#src/domain/fountain/read-script.ts'
import type { LoraFile } from '#src/domain/lora-file.ts'
import type { Phrase } from '#src/domain/phrases.ts'

/** Bytes from outside, read part by part. */
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

/** A drawing as a picture: PNG. */
export interface RenderedSvg extends PixelSize {
  bytes: Uint8Array
}

/** A picture in a small size, and what only the large one tells. */
export interface SmallPicture extends PixelSize {
  /** Of the file, px. */
  original: PixelSize
  /** Red, green, blue, 255 a pixel, rows from the top; what is transparent stands on white. */
  data: Uint8Array
  /** Share of the picture that one sees through, 0 to 1. */
  transparent: number
  /** How strong its smallest detail is, in shares of larger detail; null where there is hardly any. */
  sharpness: number | null
  /** Lightness that a quarter of it is below, and above, 0 to 100. */
  darkest: number
  brightest: number
  /** 64 bits in hexadecimal that are nearly the same for pictures that look alike. */
  hash: string
}

/** What a file's own bytes say about it. */
export interface FileFacts {
  /** px; null for sound. */
  width: number | null
  height: number | null
  /** ms; null for pictures. */
  durationMs: number | null
}

export interface SoundRange {
  /** ms. */
  fromMs: number
  /** ms; null: to the end. */
  toMs: number | null
}

/** Work on bytes from outside; each reads the sources it is given. */
type Task<Input, Result> = (input: Input, sources: readonly ByteSource[]) => Promise<Result>

/** Everything that runs in the sandbox. */
export interface SandboxTasks {
  /** The type that the first bytes of a file tell; null when they tell none. */
  sniffType: Task<Uint8Array, string | null>
  probeMedia: Task<{ mediaType: 'video' | 'audio' }, FileFacts>
  measurePicture: Task<null, PixelSize>
  /** A picture whose longer side has at most `side` px. */
  readPixels: Task<{ side: number }, SmallPicture>
  /** Pixels as a JPEG. */
  encodeJpeg: Task<PixelTile, Uint8Array>
  /** An SVG drawn as a PNG; `side` is its longer side, px. */
  renderSvg: Task<{ side: number }, RenderedSvg>
  /** Where somebody speaks in a WAV recording. */
  findSpeech: Task<null, Phrase[]>
  /** A WAV recording as services that understand speech take it. */
  cutForSpeech: Task<null, RecordingPart[]>
  /** A pasted or uploaded script as a screenplay. */
  readScript: Task<string, ReadScript>
  /** What a model's file is, by its own header. */
  readLoraFile: Task<null, LoraFile>
  /** Part of a WAV recording. */
  cutWav: Task<SoundRange, PcmAudio>
}

export type TaskName = keyof SandboxTasks
export type TaskInput<Name extends TaskName> = Parameters<SandboxTasks[Name]>[0]
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<SandboxTasks[Name]>>

/**
 * Where bytes from outside are read: a process of its own on Node, a Web Worker in the tab. It can be ended at any instant, so a
 * file that keeps its parser busy for ever, or fills the memory, costs no more than its limit and nobody else's time.
 */
export interface Sandbox {
  /**
   * Runs one task. Rejects with an `UnreadableFile`, its text meant for people, when the task refuses the file, takes too long, needs
   * too much memory or crashes.
   * @param sources what the task may read, by index
   * @param userId whose task it is: users share the workers fairly. undefined: the product's own, which share as one user does
   */
  run<Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    sources?: readonly ByteSource[],
    userId?: string,
  ): Promise<TaskResult<Name>>
  /** Ends every worker; tasks under way reject. The next task starts a new one. */
  close(): void
}
