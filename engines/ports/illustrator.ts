import type { EngineInfo } from './engine.ts'

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
