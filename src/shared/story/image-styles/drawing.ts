import type { ImageStyle } from '#generated/schema.ts'

/** What a style draws with besides its look and words. */
export type Drawing = Pick<ImageStyle, 'lora_id' | 'lora_weight' | 'reference_image_media_id' | 'reference_strength'>

/** A new style draws with its model nearly as it was trained. */
const USUAL: Drawing = { lora_id: null, lora_weight: 0.8, reference_image_media_id: null, reference_strength: 0.7 }

export function drawingOf(style: Partial<ImageStyle>): Drawing {
  const { lora_id, lora_weight, reference_image_media_id, reference_strength } = { ...USUAL, ...style }
  return { lora_id, lora_weight, reference_image_media_id, reference_strength }
}

export const isSameDrawing = (one: Drawing, other: Drawing): boolean =>
  one.lora_id === other.lora_id &&
  one.lora_weight === other.lora_weight &&
  one.reference_image_media_id === other.reference_image_media_id &&
  one.reference_strength === other.reference_strength

/** As a new style is asked for: what is not chosen is left out. */
export function toNew({ lora_id, lora_weight, reference_image_media_id, reference_strength }: Drawing) {
  return {
    ...(lora_id !== null && { lora_id, lora_weight }),
    ...(reference_image_media_id !== null && { reference_image_media_id, reference_strength }),
  }
}
