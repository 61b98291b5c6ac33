import type { MediaOverlayInput, ShapeOverlayInput, StickerOverlayInput, TextOverlayInput } from '#generated/schema.ts'
import { FULL_BOX } from '#src/domain/overlays.ts'

const place = { start_ms: 0, duration_ms: 1000, box: { ...FULL_BOX, x: 0.1, y: 0.7, width: 0.8, height: 0.2 } }

/** A text over a scene; without `scene_id`: over the whole film. */
export const newText = (values: Partial<TextOverlayInput> = {}): TextOverlayInput => ({
  ...{ ...place, kind: 'TEXT', text: 'The keeper', font: 'Inter', font_weight: 700, font_size: 0.05 },
  ...{ color: '#ffffff', align: 'CENTER', line_height: 1.2, ...values },
})

export const newShape = (values: Partial<ShapeOverlayInput> = {}): ShapeOverlayInput => ({
  ...{ ...place, kind: 'SHAPE', shape: 'RECTANGLE', fill: '#12324a', ...values },
})

export const newSticker = (values: Partial<StickerOverlayInput> = {}): StickerOverlayInput => ({
  ...{ ...place, kind: 'STICKER', sticker: 'waving-hand', ...values },
})

export const newMedia = (media_id: string, values: Partial<MediaOverlayInput> = {}): MediaOverlayInput => ({
  ...{ ...place, kind: 'MEDIA', media_id, box: FULL_BOX, ...values },
})
