import type { EngineCall, EngineInfo } from './engine.ts'
import type { EncodedImage } from './illustrator.ts'

/** Part of an image, px. */
export interface PixelArea {
  x: number
  y: number
  width: number
  height: number
}

export interface UpscaleRequest {
  image: Uint8Array
  /** Times as wide and high. */
  factor: number
  /** Enlarged as a drawing: edges hard, areas even. */
  isDrawing?: boolean
  /** 0 (may invent detail) to 100 (only sharper). */
  fidelity?: number
  /** Film grain, 0 to 100. */
  grain?: number
  /** Skin-coloured pixels get no added detail. */
  keepsSkin?: boolean
  /** Only this part of it, px of the image, as PNG: it looks as it does in the whole. */
  area?: PixelArea
}

export interface PartRequest {
  image: Uint8Array
  area: PixelArea
  /** As JPEG, unless the image is a PNG or one sees through the part. */
  mayBeJpeg?: boolean
}

/** Where an image's subject is, shares (0 to 1) of the image: its middle, and the box around it. */
export interface Subject {
  x: number
  y: number
  /** 0 (nothing stands out: it is the middle) to 1. */
  certainty: number
  left: number
  top: number
  width: number
  height: number
}

export interface FrameRequest {
  image: Uint8Array
  /** Of the result, px. */
  width: number
  height: number
  /** The image's area in it, px; as large as the image, or smaller. */
  area: PixelArea
}

export interface ExpandRequest extends FrameRequest {
  /** For engines that have looks and seeds. */
  look: string
  seed: number
}

export interface AdjustRequest {
  image: Uint8Array
  /** The requested change in words; unknown ones change nothing. */
  words: string
  /** Images whose colours are followed, with equal weight. */
  references?: readonly Uint8Array[]
  /** px; another aspect ratio is filled out, nothing is cut off. */
  width: number
  height: number
}

export interface RepaintRequest {
  image: Uint8Array
  /** As large as the image; white where it may change. */
  mask: Uint8Array
  /** The new content, as large as the mask's area; null: the surroundings fill it. */
  painted: Uint8Array | null
  /** It was painted together with its surroundings and is inserted unchanged. */
  isFitted?: boolean
}

export interface ClearPartRequest extends PartRequest {
  /** As large as the image; white where the part becomes clear. */
  mask: Uint8Array
}

export interface InpaintRequest {
  image: Uint8Array
  /** As large as the image; white where it may change. */
  mask: Uint8Array
  /** The new content, in words. */
  prompt: string
  /** For engines that have looks and seeds. */
  look: string
  seed: number
}

/** Edits images from any source. All methods take PNG and JPEG. */
export interface Retoucher {
  info: EngineInfo
  /** The upscaling and inpainting engines, if they are others. */
  upscaleInfo?: EngineInfo
  inpaintInfo?: EngineInfo
  /** `factor` times as wide and high; engines of providers come near it. */
  upscale(request: UpscaleRequest, call?: EngineCall): Promise<EncodedImage>
  /** A part of an image as it is, as PNG. */
  cutPart(request: PartRequest): Promise<EncodedImage>
  /** By contrast and colour; nothing is recognised. */
  findSubject(image: Uint8Array): Promise<Subject>
  /** Continues an image beyond its edges. */
  expand(request: ExpandRequest, call?: EngineCall): Promise<EncodedImage>
  /** An image with its own colours around it, mirrored and soft: at once, for an engine that repaints what `maskAround` marks. */
  mirrorAround(request: FrameRequest): Promise<EncodedImage>
  /** A mask for what an expanded image adds: white around the area, black in it. */
  maskAround(request: Omit<FrameRequest, 'image'>): Promise<EncodedImage>
  /** The same with the white area of a mask transparent. */
  clearPart(request: ClearPartRequest): Promise<EncodedImage>
  /** Changes light, colour and sharpness. */
  adjust(request: AdjustRequest, call?: EngineCall): Promise<EncodedImage>
  /** The white area of a mask; null when there is none. */
  areaOf(mask: Uint8Array): Promise<PixelArea | null>
  /** A PNG whose pixels outside the mask are those of the image. */
  repaint(request: RepaintRequest, call?: EngineCall): Promise<EncodedImage>
  /** Paints what the words say by itself; without it the illustrator paints, and `repaint` puts that in. */
  inpaint?(request: InpaintRequest, call?: EngineCall): Promise<EncodedImage>
}
