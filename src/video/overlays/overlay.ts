/** What lies over the images of a film: images and videos, texts, shapes and stickers. */
export type VideoOverlay = VideoMediaOverlay | VideoTextOverlay | VideoShapeOverlay | VideoStickerOverlay

interface PlacedOverlay {
  id: string
  /** Frame of the film it begins at. */
  from: number
  durationInFrames: number
  box: OverlayBox
  /** Degrees, clockwise around the box's centre. */
  rotation: number
  /** 0 to 1. */
  opacity: number
  /** Share (0 to 0.5) of the box's shorter side. */
  cornerRadius: number
  motionIn: OverlayMotion
  motionOut: OverlayMotion
}

/** Shares of the frame's width and height, from its top left corner; may reach beyond the frame. */
export interface OverlayBox {
  x: number
  y: number
  width: number
  height: number
}

/** How an overlay comes or goes. A slide moves in the direction it is named after. */
export interface OverlayMotion {
  name: 'NONE' | 'FADE' | 'SLIDE_LEFT' | 'SLIDE_RIGHT' | 'SLIDE_UP' | 'SLIDE_DOWN' | 'SCALE' | 'TYPEWRITER'
  /** Of text only; everything else moves as a whole. */
  by: 'WHOLE' | 'WORD' | 'LETTER'
  durationInFrames: number
  easing: 'LINEAR' | 'EASE_IN' | 'EASE_OUT' | 'EASE_IN_OUT' | 'OVERSHOOT'
}

export interface VideoMediaOverlay extends PlacedOverlay {
  kind: 'MEDIA'
  /** An animation is an image whose frames may change: it plays again and again. */
  type: 'image' | 'animation' | 'video'
  url: string
  fit: 'COVER' | 'CONTAIN'
  /** Of a video: where in its file (ms) it begins, and how loud its own sound is (0 to 1). */
  startMs: number
  volume: number
}

export interface VideoTextOverlay extends PlacedOverlay {
  kind: 'TEXT'
  /** Line breaks are kept. */
  text: string
  font: string
  /** 100 to 900. */
  fontWeight: number
  /** Letter size, as a share of the frame's height. */
  fontSize: number
  /** Colours are #rrggbb. */
  color: string
  /** START is right in text that is read from right to left. */
  align: 'START' | 'CENTER' | 'END'
  /** Distance of the lines, in letter sizes. */
  lineHeight: number
  /** Lengths in letter sizes. */
  outline: { width: number; color: string } | null
  shadow: { color: string; blur: number; x: number; y: number } | null
  background: { color: string; padding: number; radius: number } | null
  /** Whether the first number in the text counts up while the overlay comes in. */
  countsUp: boolean
}

export interface VideoShapeOverlay extends PlacedOverlay {
  kind: 'SHAPE'
  shape: 'RECTANGLE' | 'ELLIPSE' | 'TRIANGLE' | 'STAR' | 'LINE' | 'ARROW' | 'SPEECH_BUBBLE'
  /** #rrggbb; null: only the line around it. */
  fill: string | null
  /** Width as a share of the frame's height. */
  stroke: { width: number; color: string } | null
}

export interface VideoStickerOverlay extends PlacedOverlay {
  kind: 'STICKER'
  /** Name of the vector object, with its skin tone. */
  sticker: string
}
