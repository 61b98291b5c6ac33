import { partsOf, type Preset, type PresetLook, type PresetPart } from './presets.ts'

/** Widths of signs to their size, on average of the fonts that overlays have. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[%@mwMW—]/gu, 0.95],
  [/[\p{Lu}\d$€£#&]/gu, 0.7],
]
const LETTER = 0.56
/** Of fonts from this weight on. */
const [BOLD, WIDER] = [700, 1.06]
const STEP = 0.94
const SMALLEST = 0.02

/**
 * The parts of a preset with these words in its texts, in order, as large as their boxes allow. An empty word leaves its part out.
 * @param ratio width to height of the frame
 */
export function fillPreset(preset: Preset, look: PresetLook, texts: readonly string[], ratio: number): PresetPart[] {
  let at = 0
  return partsOf(preset, look).flatMap((part): PresetPart[] => {
    if (part.kind !== 'TEXT') return [part]
    const text = texts[at++] ?? ''
    return text === '' ? [] : [{ ...part, text, font_size: sizeFor(text, part, ratio) }]
  })
}

/** The largest size up to the part's own at which a text fits into its box, by estimate, as a share of the frame's height. */
function sizeFor(text: string, part: Extract<PresetPart, { kind: 'TEXT' }>, ratio: number): number {
  const factor = part.font_weight >= BOLD ? WIDER : 1
  const widths = text.split(/\s+/u).map((word) => widthOf(word) * factor)
  const fits = (size: number) => {
    const line = (part.box.width * ratio) / size
    return Math.max(...widths) <= line && linesOf(widths, line) * size * part.line_height <= part.box.height + 0.01
  }
  let size = part.font_size
  while (size > SMALLEST && !fits(size)) size *= STEP
  return Math.round(size * 1000) / 1000
}

function widthOf(word: string): number {
  const counts = WIDTHS.map(([signs, width]) => [word.match(signs)?.length ?? 0, width] as const)
  const others = word.length - counts.reduce((sum, [count]) => sum + count, 0)
  return counts.reduce((sum, [count, width]) => sum + count * width, others * LETTER)
}

/** Lines that words of these widths take. */
function linesOf(widths: readonly number[], line: number): number {
  let [lines, used] = [1, 0]
  for (const width of widths) {
    if (used > 0 && used + LETTER / 2 + width > line) [lines, used] = [lines + 1, 0]
    used += width + (used > 0 ? LETTER / 2 : 0)
  }
  return lines
}
