import type { AspectRatio } from '#generated/schema.ts'

export type { AspectRatio }

export interface AspectRatioInfo {
  value: AspectRatio
  /** As formatted text. */
  label: '9:16' | '16:9' | '1:1'
  /** Where such videos are shown. */
  purpose: string
  /** Size of the exported video in px. */
  width: number
  height: number
  /** The editor's stage shows the video at its output size divided by this. */
  editorScaleDivisor: number
}

export const ASPECT_RATIOS: readonly AspectRatioInfo[] = [
  {
    value: 'NINE_SIXTEEN',
    label: '9:16',
    purpose: 'Insta Reels, Shorts and TikTok',
    width: 1080,
    height: 1920,
    editorScaleDivisor: 5,
  },
  { value: 'SIXTEEN_NINE', label: '16:9', purpose: 'YouTube', width: 1920, height: 1080, editorScaleDivisor: 4.5 },
  {
    value: 'ONE_ONE',
    label: '1:1',
    purpose: 'LinkedIn, Facebook and Instagram posts',
    width: 1080,
    height: 1080,
    editorScaleDivisor: 2.5,
  },
]

const byValue = Object.fromEntries(ASPECT_RATIOS.map((ratio) => [ratio.value, ratio])) as Record<
  AspectRatio,
  AspectRatioInfo
>

/** Everything known about a shape. */
export function aspectRatio(value: AspectRatio): AspectRatioInfo {
  return byValue[value]
}

/** Size of the exported video in px. */
export function outputSize(value: AspectRatio): { width: number; height: number } {
  const { width, height } = byValue[value]
  return { width, height }
}

/** The shape of an image of these px. */
export function ratioOfSize({ width, height }: { width: number; height: number }): AspectRatio {
  if (width === height) return 'ONE_ONE'
  return width > height ? 'SIXTEEN_NINE' : 'NINE_SIXTEEN'
}

/** Size of the editor's stage in CSS px before it is fitted to the window. */
export function editorStageSize(value: AspectRatio): { width: number; height: number } {
  const { width, height, editorScaleDivisor } = byValue[value]
  return { width: width / editorScaleDivisor, height: height / editorScaleDivisor }
}
