import type { ImageStyle } from '#generated/schema.ts'

/** A user's own style. */
export const fog: ImageStyle = {
  id: '0197f1c2-8a51-7c33-9d0e-4b8f6a2f1ec1',
  source: 'USER',
  name: 'Fog',
  description: '',
  prompt: 'fog on every side',
  look: 'anime',
  lora_id: null,
  lora_weight: 0.8,
  reference_strength: 0.7,
  reference_url: null,
  archived: false,
  reference_image_media_id: null,
  preview_url: null,
  created_at: '2026-03-01T10:00:00Z',
  updated_at: '2026-03-01T10:00:00Z',
}
