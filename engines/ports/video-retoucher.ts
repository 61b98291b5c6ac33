import type { EngineCall, EngineInfo } from './engine.ts'
import type { EncodedImage } from './illustrator.ts'

/** A stored video, read part by part: it may be larger than the memory. */
export interface VideoFile {
  /** Bytes. */
  size: number
  /** @param end exclusive, as in `slice` */
  read(start: number, end: number): Promise<Uint8Array>
}

/** ms from the beginning. */
export interface VideoRange {
  startMs: number
  /** Exclusive. */
  endMs: number
}

export interface ModifyVideoRequest {
  /** What is to become of it, in words; those that are not understood change nothing. */
  words: string
  /** 0 (as it was) to 100. */
  strength: number
  /** Its colours are followed. */
  reference?: Uint8Array
  /** Only these frames change; all of them without it. */
  range?: VideoRange
}

/** A video with as many frames, at the same times, and the same sound as the one it was made of. */
export interface WorkedVideo {
  contentType: 'video/mp4'
  width: number
  height: number
  durationMs: number
  /** How many pictures it shows. */
  frames: number
  /** Bytes. */
  size: number
  /** Its first picture. */
  still: EncodedImage
  /** The file, front to back; read to its end or cancelled, its maker lets go of it. */
  body: ReadableStream<Uint8Array>
}

/** One frame, before and after. */
export interface FramePreview {
  before: EncodedImage
  after: EncodedImage
}

export interface VideoCall extends EngineCall {
  /** How far it is, 0 to 1. */
  onProgress?: (share: number) => void
}

/** Works on videos, picture by picture. */
export interface VideoRetoucher {
  info: EngineInfo
  /** Rejects with an EngineError on a video that it cannot read to the end. */
  modify(video: VideoFile, request: ModifyVideoRequest, call?: VideoCall): Promise<WorkedVideo>
  /** One frame of what `modify` would make. */
  previewModified(video: VideoFile, request: ModifyVideoRequest, atMs: number, call?: VideoCall): Promise<FramePreview>
}
