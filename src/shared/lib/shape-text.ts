import type { AspectRatio } from '#generated/schema.ts'

/** A film's shape as people write it. */
export const SHAPE_TEXT: Readonly<Record<AspectRatio, string>> = {
  SIXTEEN_NINE: '16:9',
  NINE_SIXTEEN: '9:16',
  ONE_ONE: '1:1',
}
