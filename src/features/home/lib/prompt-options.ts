import type { AspectRatio } from '#generated/schema.ts'
import { SHAPE_TEXT } from '#src/shared/lib/story-choices.ts'

export const SHAPES = (Object.entries(SHAPE_TEXT) as [AspectRatio, string][]).map(([value, label]) => ({
  value,
  label,
}))
