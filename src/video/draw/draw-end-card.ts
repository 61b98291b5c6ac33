import { CREDITS_PER_PAGE, type EndCredit, PAGE_FRAMES } from '#src/domain/end-card.ts'
import { textDirection } from '../captions/bidi.ts'
import type { VideoDocument, VideoEndCard } from '../document.ts'
import { filmFamily } from '../film-family.ts'
import { scriptFontsOf } from '../script-fonts.ts'
import type { Context2D } from './types.ts'

/** Shares of the shorter side of the film. */
const SIZE = 0.03
const LINE = 1.3
const GAP = 0.85
/** Least readable size: text that is still too wide is drawn narrower. */
const MIN_SCALE = 0.6

/** The names of one page, in the middle of the film: the author, and below the source and licence. */
export function drawEndCard(ctx: Context2D, film: VideoDocument, { from, credits }: VideoEndCard, frame: number): void {
  const page = Math.floor((frame - from) / PAGE_FRAMES)
  const shown = credits.slice(page * CREDITS_PER_PAGE, (page + 1) * CREDITS_PER_PAGE)
  const size = SIZE * Math.min(film.width, film.height)
  const step = size * (2 * LINE + GAP)
  const families = [filmFamily('Inter'), ...scriptFontsOf(film).map(({ family }) => family)]
  const fonts = [...families.map((family) => `"${family}"`), 'sans-serif'].join(', ')
  const top = (film.height - (step * shown.length - size * GAP)) / 2
  ctx.save()
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  for (const [index, credit] of shown.entries()) {
    const [name, terms] = linesOf(credit)
    const y = top + index * step + (size * LINE) / 2
    drawLine(ctx, film, { text: name, y, size, weight: 600, fonts, color: 'rgba(255, 255, 255, 0.94)' })
    drawLine(ctx, film, {
      ...{ text: terms, y: y + size * LINE, size: size * 0.78, weight: 400, fonts },
      color: 'rgba(255, 255, 255, 0.72)',
    })
  }
  ctx.restore()
}

export const linesOf = ({ author, library, licence }: EndCredit): readonly [string, string] => [
  author,
  library === licence ? library : `${library} · ${licence}`,
]

interface Line {
  text: string
  /** px of the film, its middle. */
  y: number
  size: number
  weight: number
  fonts: string
  color: string
}

function drawLine(ctx: Context2D, film: VideoDocument, { text, y, size, weight, fonts, color }: Line) {
  const width = film.width * 0.84
  const fontOf = (px: number) => `${weight} ${px}px ${fonts}`
  ctx.font = fontOf(size)
  ctx.direction = textDirection(text)
  const fit = Math.min(1, width / ctx.measureText(text).width)
  ctx.font = fontOf(size * Math.max(MIN_SCALE, fit))
  ctx.fillStyle = color
  ctx.fillText(text, film.width / 2, y, width)
}
