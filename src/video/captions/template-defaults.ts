import type { CaptionStyleId } from '#src/domain/caption-styles.ts'
import { captionPainter } from './caption-painter.ts'
import type { Color } from './painter-types.ts'

/** What a templated style has where no look says otherwise. Colours #rrggbb; `plate` null: no box. */
export function templateDefaults(style: CaptionStyleId) {
  const { type, colors } = captionPainter(style)
  return {
    weight: type.weight,
    uppercase: type.uppercase,
    text: hexOf(colors.text),
    highlight: hexOf(colors.highlight),
    plate: colors.plate && hexOf(colors.plate),
  }
}

function hexOf([red, green, blue]: Color): string {
  return `#${[red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}
