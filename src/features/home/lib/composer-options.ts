import type { AspectRatio } from '#generated/types/aspectRatio.ts'

export const SHAPES: readonly { value: AspectRatio; label: string }[] = [
  { value: 'SIXTEEN_NINE', label: '16:9' },
  { value: 'NINE_SIXTEEN', label: '9:16' },
  { value: 'ONE_ONE', label: '1:1' },
]
