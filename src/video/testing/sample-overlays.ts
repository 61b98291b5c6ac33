import type {
  OverlayMotion,
  VideoMediaOverlay,
  VideoShapeOverlay,
  VideoStickerOverlay,
  VideoTextOverlay,
} from '../overlays/overlay.ts'

export const NO_MOTION: OverlayMotion = { name: 'NONE', by: 'WHOLE', durationInFrames: 0, easing: 'LINEAR' }

/** As B-rolls come and go. */
export const FADE: OverlayMotion = { name: 'FADE', by: 'WHOLE', durationInFrames: 6, easing: 'EASE_IN_OUT' }

const placed = {
  ...{ from: 0, durationInFrames: 30, rotation: 0, opacity: 1, cornerRadius: 0 },
  box: { x: 0, y: 0, width: 1, height: 1 },
  ...{ motionIn: NO_MOTION, motionOut: NO_MOTION },
}

/** An image from edge to edge that fades in and out, as a B-roll does. */
export const sampleMedia = (url: string, change: Partial<VideoMediaOverlay> = {}): VideoMediaOverlay => ({
  ...{ ...placed, id: url, kind: 'MEDIA', type: 'image', url, fit: 'COVER', startMs: 0, volume: 0 },
  ...{ motionIn: FADE, motionOut: FADE },
  ...change,
})

/** White words in the middle, without anything around them. */
export const sampleText = (text: string, change: Partial<VideoTextOverlay> = {}): VideoTextOverlay => ({
  ...{ ...placed, id: text, kind: 'TEXT', text, font: 'Inter', fontWeight: 700, fontSize: 0.2, color: '#ffffff' },
  ...{ align: 'CENTER', lineHeight: 1.2, outline: null, shadow: null, background: null, countsUp: false },
  ...change,
})

export const sampleShape = (
  shape: VideoShapeOverlay['shape'],
  change: Partial<VideoShapeOverlay> = {},
): VideoShapeOverlay => ({
  ...{ ...placed, id: shape, kind: 'SHAPE', shape, fill: '#ffffff', stroke: null },
  ...change,
})

export const sampleSticker = (sticker: string, change: Partial<VideoStickerOverlay> = {}): VideoStickerOverlay => ({
  ...{ ...placed, id: sticker, kind: 'STICKER', sticker },
  ...change,
})
