import { type Colour, hex } from '../core/colour.ts'
import { isPerson } from './infer.ts'
import { lexicon, type Match, isWeak, matches } from './lexicon.ts'
import type { Mention, Scene } from './scene.ts'
import { COUNT_WORDS } from './words-people.ts'
import { SUBJECT_WORDS } from './words-subjects.ts'
import { COLOUR_WORDS } from './words-light.ts'

const COLOURS = lexicon(Object.fromEntries(COLOUR_WORDS))

/** Words for light itself. */
const LIGHT: ReadonlySet<string> = new Set(
  'light sky glow sunset sunrise hour haze mist fog sun clouds cloud tones tone palette atmosphere moon dusk dawn evening morning horizon lights hues hue air ambience lighting sunlight moonlight himmel licht ciel cielo luce lumiere luz'.split(
    ' ',
  ),
)

/** Every word for something that can be drawn. */
export const SUBJECTS = lexicon(SUBJECT_WORDS)

const MAX_MENTIONS = 4

const HOLDERS: ReadonlySet<string> = new Set([
  'bottle',
  'cup',
  'bowl',
  'glass',
  'bag',
  'gift',
  'book',
  'chart',
  'house',
  'factory',
])

export function mentionsOf(
  words: readonly string[],
  found: readonly Match<string>[],
  traits: ReadonlySet<string>,
): Mention[] {
  const strong = found.filter(({ text }) => !isWeak(text))
  const list: Mention[] = []
  const taken = new Set<number>()
  let ends = -1
  for (const match of strong.length ? strong : found.slice(0, 1)) {
    // One word may name two things (a boat that is a boot): the first meaning stands.
    if (taken.has(match.at) || list.some(({ kind }) => kind === match.key)) continue
    taken.add(match.at)
    const before = list.at(-1)
    if (before && ends === match.at && !isPerson(match.key) && !isPerson(before.kind)) {
      // 'Perfume bottle' is perfume, 'retriever puppy' is a puppy: the last noun names the thing, unless it only holds it.
      if (HOLDERS.has(match.key)) continue
      list.pop()
    }
    ends = match.at + match.length
    list.push({ kind: match.key, count: countOf(words, match), traits, ...colourOf(words, match) })
  }
  const carried = [...traits].some((trait) => ['umbrella', 'lantern', 'suitcase', 'kite'].includes(trait))
  if (carried && !list.some(({ kind }) => isPerson(kind))) list.push({ kind: 'person', count: 1, traits })
  return list.slice(0, MAX_MENTIONS)
}

function countOf(words: readonly string[], { at, length, key }: Match<string>): number {
  for (let i = at - 1; i >= Math.max(0, at - 3); i--) {
    const count = COUNT_WORDS[words[i] ?? '']
    if (count) return count
  }
  const last = words[at + length - 1] ?? ''
  const plural = last.endsWith('s') && !last.endsWith('ss') && !SUBJECTS.get(last)?.includes(key)
  return plural ? 3 : 1
}

function colourOf(words: readonly string[], { at }: Match<string>): { colour?: Colour } {
  for (let i = at - 1; i >= Math.max(0, at - 2); i--) {
    const colour = colourAt(words, i)
    if (colour) return { colour }
  }
  if (!/^(in|wearing|mit|en)$/.test(words[at + 1] ?? '')) return {}
  // 'In a red coat' is worn; 'in red light' falls on everything.
  const worn = [at + 2, at + 3].find((i) => colourAt(words, i) && !LIGHT.has(words[i + 1] ?? ''))
  const after = worn === undefined ? undefined : colourAt(words, worn)
  return after ? { colour: after } : {}
}

function colourAt(words: readonly string[], i: number): Colour | undefined {
  const text = matches(words.slice(i, i + 1), COLOURS)[0]?.key
  return text ? hex(text) : undefined
}

/** Default colours: Mars is red and the moon is grey. */
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
