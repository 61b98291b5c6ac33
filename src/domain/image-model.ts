import type { ImageModelRatio } from '#generated/schema.ts'

/** Default image model: the first that is connected. */
export const AUTO_MODEL = 'AUTO'

export type { ImageModelRatio }

/** The shapes that an image model supports, in the order they are offered. auto takes the shape of the input image. */
export const IMAGE_MODEL_RATIOS = [
  { value: 'auto', label: 'Auto (Match Input)' },
  { value: '16:9', label: '16:9' },
  { value: '9:16', label: '9:16' },
  { value: '1:1', label: '1:1' },
  { value: '4:3', label: '4:3' },
  { value: '3:4', label: '3:4' },
  { value: '2:3', label: '2:3' },
  { value: '3:2', label: '3:2' },
  { value: '4:5', label: '4:5' },
  { value: '5:4', label: '5:4' },
  { value: '21:9', label: '21:9' },
  { value: '9:21', label: '9:21' },
] as const satisfies readonly { value: ImageModelRatio; label: string }[]

/** 'Auto (Match Input)' for `auto`. Others, such as a film's, are their own labels. */
export const ratioLabel = (ratio: string): string =>
  IMAGE_MODEL_RATIOS.find(({ value }) => value === ratio)?.label ?? ratio

/**
 * The size in px a model paints for a shape: about `side`² pixels whatever the shape, both sides even (encoders want that).
 * auto without an input image is square.
 */
export function imageModelSize(
  ratio: ImageModelRatio,
  side: number,
  input: { width: number; height: number } = { width: 1, height: 1 },
): { width: number; height: number } {
  const [across, down] = ratio === 'auto' ? [input.width, input.height] : ratio.split(':').map(Number)
  const proportion = Math.sqrt((across ?? 1) / (down ?? 1))
  return { width: even(side * proportion), height: even(side / proportion) }
}

function even(px: number): number {
  return Math.max(2, Math.round(px / 2) * 2)
}
