import type { ImageModel } from '#generated/client/model/imageModel.ts'

/** The models that draw, as people choose among them. */
export const IMAGE_MODELS: readonly { value: ImageModel; label: string; note?: string }[] = [
  { value: 'DRAFT', label: 'Built-in draft engine' },
  { value: 'LEONARDO', label: 'Leonardo', note: 'Where connected' },
  { value: 'FLUX', label: 'Flux', note: 'Where connected' },
  { value: 'CUSTOM_LORA', label: 'Your own model', note: 'Where trained' },
]
