import { partsOf, type Preset, type PresetLook, type PresetPart } from './presets.ts'

/** Width of a letter to its size, on average of the fonts that overlays have; bold ones are wider. */
const LETTER = 0.58
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
  const longest = Math.max(...text.split(/\s+/u).map((word) => word.length))
  const fits = (size: number) => {
    const perLine = Math.floor((part.box.width * ratio) / (LETTER * size))
    return longest <= perLine && linesOf(text, perLine) * size * part.line_height <= part.box.height + 0.01
  }
  let size = part.font_size
  while (size > SMALLEST && !fits(size)) size *= STEP
  return Math.round(size * 1000) / 1000
}

function linesOf(text: string, perLine: number): number {
  let [lines, used] = [1, 0]
  for (const { length } of text.split(/\s+/u)) {
    if (used > 0 && used + 1 + length > perLine) [lines, used] = [lines + 1, 0]
    used += length + (used > 0 ? 1 : 0)
  }
  return lines
}
