import type { FocalKey } from '#src/domain/focal-path.ts'
import type { Place, Reframing } from '#src/domain/reframe.ts'
import type { EngineCall, EngineInfo } from './engine.ts'
import type { CleanUpSettings } from './sound-cleaner.ts'
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
  /** The requested change in words; unknown ones change nothing. */
  words: string
  /** 0 (as it was) to 100. */
  strength: number
  /** Its colours are followed. */
  reference?: Uint8Array
  /** Only these frames change; all of them without it. */
  range?: VideoRange
}

export interface ReframeVideoRequest extends Pick<Reframing, 'ratio' | 'frameSize'> {
  /** The frame's path: ordered keys; a single key is a still camera, none follows the subject. */
  path: readonly FocalKey[]
}

export interface ExpandVideoRequest extends Reframing {
  /** Of the result, px, both even: of the frame's shape, and not larger. */
  width: number
  height: number
}

export interface UpscaleVideoRequest {
  /** Times as wide and high. */
  factor: number
  /** Enlarged as a drawing: edges as hard as they were. */
  isDrawing: boolean
  /** 0 (edges are drawn harder than they were) to 100 (only sharper). */
  fidelity: number
  /** Film grain, 0 to 100. */
  grain: number
  /** Skin-coloured pixels are not sharpened. */
  keepsSkin: boolean
}

/** The path of a video's subject; nothing is recognised. */
export interface FollowedSubject {
  /** In order, at least one. */
  keys: FocalKey[]
  /** 0 (nothing stands out: it is the middle) to 1. */
  certainty: number
}

export interface CleanVideoSettings extends CleanUpSettings {
  /** Whether it becomes as loud as the built-in voices. */
  level: boolean
}

/** A video with as many frames, at the same times, and a sound of the same length as the one it was made of. */
export interface WorkedVideo {
  contentType: 'video/mp4'
  width: number
  height: number
  durationMs: number
  /** How many images it shows. */
  frames: number
  /** Bytes. */
  size: number
  /** Its first image. */
  still: EncodedImage
  /** The file, front to back; read to its end or cancelled, its maker lets go of it. */
  body: ReadableStream<Uint8Array>
}

/** Frames to be looked at. */
export interface FramesRequest {
  /** Shares of the length, 0 to 1. */
  at: readonly number[]
  /** Longer side, px. */
  side: number
}

/** Red, green, blue, opacity: four bytes a pixel, rows from the top. */
export interface FramePixels {
  width: number
  height: number
  data: Uint8Array
}

/** A preview of one frame. */
export interface PreviewPlace {
  atMs: number
  /** Only this square, its middle as shares (0 to 1) of the frame; the whole frame without it. */
  around?: Place
}

/** One frame or a part of it, before and after. */
export interface FramePreview {
  before: EncodedImage
  after: EncodedImage
}

/** A kind of work, by its name. */
export interface VideoWorks {
  modify: ModifyVideoRequest
  reframe: ReframeVideoRequest
  expand: ExpandVideoRequest
  upscale: UpscaleVideoRequest
}

/** A task for a video. */
export type VideoOrder = { [Work in keyof VideoWorks]: { work: Work; request: VideoWorks[Work] } }[keyof VideoWorks]

/** Works on videos, image by image. */
export interface VideoRetoucher {
  info: EngineInfo
  /** Rejects with an EngineError on a video that it cannot read to the end. */
  rework(video: VideoFile, order: VideoOrder, call?: EngineCall): Promise<WorkedVideo>
  /** One frame of the result of `rework`. */
  previewFrame(video: VideoFile, order: VideoOrder, place: PreviewPlace, call?: EngineCall): Promise<FramePreview>
  /** The same images, and its sound cleaned up. Rejects with an EngineError on a video without sound. */
  cleanSound(video: VideoFile, settings: CleanVideoSettings, call?: EngineCall): Promise<WorkedVideo>
  /** Its frames at these places, small. Rejects with an EngineError where it has none. */
  readFrames(video: VideoFile, request: FramesRequest, call?: EngineCall): Promise<FramePixels[]>
  /** By contrast, colour and nearness. */
  followSubject(video: VideoFile, call?: EngineCall): Promise<FollowedSubject>
}
