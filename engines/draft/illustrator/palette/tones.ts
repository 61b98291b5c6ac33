import { type Colour, fromLab, hex, mix, tintWith, toLab } from '../core/colour.ts'
import { clamp } from '../core/maths.ts'

/** The families that every colour of a vector object belongs to. */
export type Family = 'ink' | 'warm' | 'gold' | 'cool' | 'light'

/** Five tones that get along, the same for all images of a look, so that a film's scenes belong together. */
export interface Tones extends Readonly<Record<Family, Colour>> {
  /** The tone nearest to a fill, as light or dark within its family as the fill is. `named` is the colour that the prompt gives to it. */
  of(fill: string, named?: Colour): Colour
  familyOf(fill: string): Family
}

const SCHEMES: Readonly<Record<string, Readonly<Record<Family, string>>>> = {
  'paper-cut': { ink: '#33346b', warm: '#e2604e', gold: '#f0b03f', cool: '#2f9a8f', light: '#fff3df' },
  pastel: { ink: '#44457a', warm: '#ec7660', gold: '#f3bd5c', cool: '#58aca0', light: '#fff6e8' },
  comic: { ink: '#232c66', warm: '#ee4d44', gold: '#ffc23a', cool: '#1d9fbd', light: '#fffaf0' },
}
const PAINTED: Readonly<Record<Family, string>> = {
  ...{ ink: '#343850', warm: '#cc5942', gold: '#dba548', cool: '#45897f', light: '#f3e8d4' },
}

/** Hue of each family that has one, degrees in OKLab; what lies between goes to the nearer. */
const HUES: readonly (readonly [Family, number])[] = [
  ['warm', 28],
  ['gold', 82],
  ['cool', 170],
  ['ink', 285],
]
/** Below this a colour counts as grey. */
const GREY = 0.035

/** `brand` is a colour that the prompt names for no thing: it takes the place of the nearest family. */
export function createTones(look: string, brand: Colour | undefined): Tones {
  const scheme = SCHEMES[look] ?? PAINTED
  const base = Object.fromEntries(Object.entries(scheme).map(([family, text]) => [family, hex(text)])) as Record<
    Family,
    Colour
  >
  if (brand) {
    const family = nearest(brand)
    if (family !== 'light' && family !== 'ink') base[family] = brand
  }
  const cache = new Map<string, Colour>()
  return {
    ...base,
    familyOf: (fill) => nearest(hex(fill.slice(0, 7))),
    of(fill, named) {
      const key = `${fill}${named?.join() ?? ''}`
      const known = cache.get(key)
      if (known) return known
      const own = hex(fill.slice(0, 7))
      const family = nearest(own)
      const toned = within(base[family], own)
      const made = named && family !== 'light' ? tintWith(mix(toned, named, 0.5), named, 0.9) : toned
      cache.set(key, made)
      return made
    },
  }
}

function nearest(colour: Colour): Family {
  const [light, a, b] = toLab(colour)
  if (Math.sqrt(a * a + b * b) < GREY + (light > 0.9 ? 0.02 : 0)) return light > 0.72 ? 'light' : 'ink'
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  const apart = (other: number): number => Math.min(Math.abs(hue - other), 360 - Math.abs(hue - other))
  const [family] = HUES.reduce((best, next) => (apart(next[1]) < apart(best[1]) ? next : best))
  return family
}

/** The family's hue at most of the fill's own lightness, in few steps: parts keep their contrast, images few colours. */
function within(tone: Colour, fill: Colour): Colour {
  const [light, a, b] = toLab(tone)
  const [own] = toLab(fill)
  const wanted = light + (Math.round((own - light) / 0.07) * 0.07 * 2) / 3
  const L = clamp(wanted, 0.16, 0.985)
  // Far from its own lightness a tone has less colour to show.
  const keep = 1 - Math.min(0.6, Math.abs(L - light) * 1.1)
  return fromLab([L, a * keep, b * keep])
}
