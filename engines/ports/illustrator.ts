import type { EngineCall, EngineInfo, Made } from './engine.ts'

/** A person as a portrait or a character sheet shows them. */
export interface Portrayed {
  /** As the prompt calls them; several images may show one person. */
  name: string
  /** Whether it shows them from several sides and in their outfit. */
  isSheet?: boolean
  /** PNG, JPEG or WebP. */
  image: Uint8Array
}

/** Inputs that an illustrator follows besides words. */
export interface Follows {
  /** Portraits and character sheets that it takes at once; 0: it draws people by words alone. */
  portraits: number
  /** Whether it follows the style of an image. */
  style: boolean
  /** Whether it follows an earlier image of the same film. */
  earlier?: boolean
}

export interface IllustrationRequest {
  prompt: string
  /** An id of `listLooks()`; unknown ids fall back to the first. Engines that take the look in words omit it where it is ''. */
  look: string
  width: number
  height: number
  /** The same request with the same seed gives the same image, where the engine can. */
  seed: number
  /** A trained model to draw with: its file, and how strongly, 0 to 1. */
  model?: { weights: Uint8Array; weight: number } | undefined
  /** A model that a service trained, for its own illustrator: where it is there, and how strongly it draws, 0 to 1. */
  trained?: { address: string; weight: number } | undefined
  /** The people in it; for engines that follow portraits. */
  people?: readonly Portrayed[] | undefined
  /** An earlier image of the same film, PNG, JPEG or WebP: place, light and things stay as they are there; for engines that follow it. */
  earlier?: Uint8Array | undefined
  /** PNG, JPEG or WebP whose style is followed, and how strongly, 0 to 1; for engines that support it. */
  style?: { image: Uint8Array; strength: number } | undefined
}

export interface EncodedImage extends Made {
  bytes: Uint8Array
  contentType: 'image/jpeg' | 'image/png'
  width: number
  height: number
  /** The size that the provider was asked for, px, where it was asked for one: it offers some shapes only. */
  ordered?: { width: number; height: number }
  /** The same image in the size of a card, where the image is much larger. */
  still?: EncodedImage
}

export interface Look {
  id: string
  name: string
  description: string
  /** What its sample shows at the top, in the middle and at the foot, '#rrggbb': seen until the sample itself is there. */
  colours: readonly [top: string, middle: string, foot: string]
}

export interface Illustrator {
  info: EngineInfo
  looks: readonly Look[]
  /** Without it: words alone. */
  follows?: Follows
  /** Starts what it needs to draw, so that the first image does not wait for it. */
  prepare?(): void
  /** The image is near the requested size and shape: providers support fixed sizes. */
  illustrate(request: IllustrationRequest, call?: EngineCall): Promise<EncodedImage>
  /** Where several are connected: the one of this id (`modelIdOf`) or label before the others; undefined when it is not there. */
  startingWith?(name: string): Illustrator | undefined
  /** All connected illustrators, in fallback order; absent: only this one. */
  onOffer?: readonly Illustrator[]
  /** Which of these sentences it will probably refuse, and why, in words; null for those it takes. Costs nothing. */
  forecast?(sentences: readonly string[], call?: EngineCall): Promise<(string | null)[]>
}
