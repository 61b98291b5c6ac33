import type { EngineInfo } from './engine.ts'
import type { EncodedImage } from './illustrator.ts'

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
