import { type Colour, hex } from '../core/colour.ts'
import { lexicon, matches } from './lexicon.ts'
import type { Mention, Scene } from './scene.ts'
import { COLOUR_WORDS } from './words-light.ts'

const COLOURS = lexicon(Object.fromEntries(COLOUR_WORDS))

export function colourAt(words: readonly string[], i: number): Colour | undefined {
  const text = matches(words.slice(i, i + 1), COLOURS)[0]?.key
  return text ? hex(text) : undefined
}

/** Mars is red and the moon is grey without being told. */
export function worldTint(
  colours: Pick<Scene, 'tint' | 'accents'>,
  words: readonly string[],
): Pick<Scene, 'tint' | 'accents'> {
  const own = words.some((word) => word === 'mars' || word === 'martian')
    ? hex('#b5603a')
    : words.some((word) => word === 'lunar')
      ? hex('#9a9692')
      : undefined
  return colours.tint || !own ? colours : { ...colours, tint: own }
}

/** Colours that belong to no drawn thing. Before a word for light they tint it, elsewhere they are accents. */
export function freeColours(words: readonly string[], mentions: readonly Mention[]): Pick<Scene, 'tint' | 'accents'> {
  const owned = new Set(mentions.map(({ colour }) => colour?.join()))
  let tint: Colour | undefined
  const accents: Colour[] = []
  words.forEach((_, i) => {
    const colour = colourAt(words, i)
    if (!colour || owned.has(colour.join()) || Math.max(...colour) - Math.min(...colour) < 30) return
    if (LIGHT.has(words[i + 1] ?? '')) tint ??= colour
    else if (!accents.some((other) => other.join() === colour.join())) accents.push(colour)
  })
  return { tint, accents }
}

/** Words for light itself. */
export const LIGHT: ReadonlySet<string> = new Set(
  'light sky glow sunset sunrise hour haze mist fog sun clouds cloud tones tone palette atmosphere moon dusk dawn evening morning horizon lights hues hue air ambience lighting sunlight moonlight himmel licht ciel cielo luce lumiere luz'.split(
    ' ',
  ),
)
