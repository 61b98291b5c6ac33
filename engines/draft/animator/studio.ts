import type { MakeCanvas, Surface } from '../illustrator/core/surface.ts'
import type { PcmAudio } from '#engines/audio/wav.ts'

/** An image that can be drawn. */
export interface Image {
  width: number
  height: number
  /** The host's own object, for `drawImage`. */
  image: object
}

export interface ClipOptions {
  /** px, both even. */
  width: number
  height: number
  fps: number
  /** As long as the images; null: the file has no sound. */
  sound: PcmAudio | null
}

/** Takes a clip's images one after the other. */
export interface ClipWriter {
  add(frame: Surface): Promise<void>
  /** The MP4 file. */
  finish(): Promise<Uint8Array>
}

/** What a host has for working on images and clips. */
export interface Studio {
  makeCanvas: MakeCanvas
  /** Rejects with an EngineError on bytes that are no image. */
  decode(bytes: Uint8Array): Promise<Image>
  encodePng(surface: Surface): Promise<Uint8Array>
  openClip(options: ClipOptions): Promise<ClipWriter>
}

export const BAD_IMAGE = 'Couldn’t read this image'
