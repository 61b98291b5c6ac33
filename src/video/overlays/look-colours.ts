import { contrastOf, MIN_CONTRAST, parseHex } from '../captions/caption-colours.ts'
import type { PresetLook } from './presets.ts'

type Rgb = readonly [number, number, number]

const WHITE: Rgb = [255, 255, 255]
/** Of words on a plate: they are read from far. */
const ON_PLATE = 9
const STEP = 0.06

/** Accent and plate of the colours that a film's images are in: the most colourful one, and the darkest one behind white words. */
export function coloursOfLook(colours: readonly string[]): Pick<PresetLook, 'accent' | 'plate'> | undefined {
  const known = colours.map(parseHex).filter((colour) => colour !== null)
  const [darkest] = known.toSorted((a, b) => contrastOf(b, WHITE) - contrastOf(a, WHITE))
  const [vivid] = known.toSorted((a, b) => spread(b) - spread(a))
  if (!darkest || !vivid) return undefined
  const plate = towards(darkest, [0, 0, 0], (colour) => contrastOf(colour, WHITE) >= ON_PLATE)
  return {
    accent: hexOf(towards(vivid, WHITE, (colour) => contrastOf(colour, plate) >= MIN_CONTRAST)),
    plate: hexOf(plate),
  }
}

const spread = (colour: Rgb) => Math.max(...colour) - Math.min(...colour)

/** A colour, moved towards another one until it is as wanted. */
function towards(colour: Rgb, end: Rgb, isWanted: (colour: Rgb) => boolean): Rgb {
  const at = (share: number): Rgb => {
    const [r, g, b] = colour.map((channel, i) => Math.round(channel + ((end[i] ?? 0) - channel) * share))
    return [r ?? 0, g ?? 0, b ?? 0]
  }
  let share = 0
  while (share < 1 && !isWanted(at(share))) share += STEP
  return at(Math.min(1, share))
}

const hexOf = (colour: Rgb) => `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
