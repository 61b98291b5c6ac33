import type { EngineCall, EngineInfo, Made } from './engine.ts'

export interface IllustrationRequest {
  prompt: string
  /** An id of `listLooks()`; unknown ids fall back to the first. */
  look: string
  width: number
  height: number
  /** The same request with the same seed gives the same picture, where the engine can. */
  seed: number
  /** A trained model to draw with: its file, and how strongly, 0 to 1. */
  model?: { weights: Uint8Array; weight: number } | undefined
}

export interface EncodedImage extends Made {
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
  /** The picture is near the asked size and shape: engines of providers have sizes of their own. */
  illustrate(request: IllustrationRequest, call?: EngineCall): Promise<EncodedImage>
}
