import type { CaptionStyleId } from '#src/domain/caption-styles.ts'
import type { CaptionPainter } from './painter-types.ts'
import { boldPop } from './styles/bold-pop.ts'
import { boxed } from './styles/boxed.ts'
import { classic } from './styles/classic.ts'
import { karaoke } from './styles/karaoke.ts'
import { minimal } from './styles/minimal.ts'
import { neon } from './styles/neon.ts'

const painters: Record<CaptionStyleId, CaptionPainter> = {
  CLASSIC: classic,
  BOLD_POP: boldPop,
  KARAOKE: karaoke,
  BOXED: boxed,
  MINIMAL: minimal,
  NEON: neon,
}

/** The painter of a caption style. */
export function captionPainter(style: CaptionStyleId): CaptionPainter {
  return painters[style]
}
