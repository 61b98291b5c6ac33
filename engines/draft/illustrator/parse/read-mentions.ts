import { type Colour, hex } from '../core/colour.ts'
import { OBJECT_WORDS } from '../objects/objects.ts'
import { isPerson } from './infer.ts'
import { LATIN_NOUNS } from './latin-to-english.ts'
import { type Lexicon, lexicon, type Match, isEnglish, isFaint, isWeak, matches } from './lexicon.ts'
import type { Mention, Scene } from './scene.ts'
import { isSupport, meant } from './senses.ts'
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

/** Every word for something that can be drawn: the catalogue's own, and those of vector objects, which are more exact. */
const SUBJECTS = subjects()

let foreignSubjects: Lexicon<string> | undefined

/** Words of the catalogue alone, which are of several languages, and the English nouns that others were read as. */
function subjectsElsewhere(): Lexicon<string> {
  foreignSubjects ??= new Map([
    ...lexicon(SUBJECT_WORDS),
    ...LATIN_NOUNS.flatMap((noun) => {
      const kinds = SUBJECTS.get(noun)
      return kinds ? [[noun, kinds] as const] : []
    }),
  ])
  return foreignSubjects
}

function subjects(): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, readonly string[]>(lexicon(SUBJECT_WORDS))
  for (const [text, kinds] of lexicon(OBJECT_WORDS)) if (!all.get(text)?.some(isPerson)) all.set(text, kinds)
  return all
}

/** They count only before 'of': one packs a tent, and goes to school. */
const GROUPS: ReadonlySet<string> = new Set([
  'flock',
  'herd',
  'school',
  'group',
  'swarm',
  'fleet',
  'row',
  'pack',
  'rows',
])

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

/** What the words name; `shown` are those that are not denied, `starts` those that begin a part of a sentence. */
export function mentionsOf(
  words: readonly string[],
  shown: readonly boolean[],
  traits: ReadonlySet<string>,
  starts: ReadonlySet<number>,
): Mention[] {
  const english = isEnglish(words)
  const found = matches<string>(words, english ? SUBJECTS : subjectsElsewhere()).filter(({ at }) => shown[at])
  const named = oneMeaning(found, (match) => (english ? meant(words, match, starts) : match.key))
  const list = toMentions(words, telling(words, named, starts), traits)
  // A sleeping person is not drawn beside the bed.
  if (list.some(({ kind }) => kind === 'bed')) return list.filter(({ kind }) => !isPerson(kind)).slice(0, MAX_MENTIONS)
  if (list.some(({ kind }) => isPerson(kind))) return list.filter(({ kind }) => !WORN.has(kind)).slice(0, MAX_MENTIONS)
  const carried = [...traits].some((trait) => ['umbrella', 'lantern', 'suitcase', 'kite'].includes(trait))
  if (carried && list.length === 0) list.push({ kind: 'person', count: 1, traits })
  return list.slice(0, MAX_MENTIONS)
}

/** One word may name two things (a boat that is a boot): the first meaning is used unless its sentence implies another. */
function oneMeaning(
  found: readonly Match<string>[],
  meaning: (match: Match<string>) => string | undefined,
): Match<string>[] {
  const taken = new Set<number>()
  return found.flatMap((match) => {
    if (taken.has(match.at)) return []
    taken.add(match.at)
    const key = meaning(match)
    return key === undefined ? [] : [{ ...match, key }]
  })
}

/** What is meant to be seen: things that are named; else the two that say most of what is only spoken of. */
function telling(
  words: readonly string[],
  named: readonly Match<string>[],
  starts: ReadonlySet<number>,
): readonly Match<string>[] {
  const spoken = named.filter(({ text }) => isWeak(text) && !isFaint(text))
  const strong = heads(
    named.filter(({ text }) => !isWeak(text)),
    words,
    starts,
  )
  const subjects = strong.filter((match, i) => !isSupport(words, match, i === 0))
  if (strong.length === 0 || (subjects.length === 0 && spoken.length > 0))
    return (spoken.length ? spoken : named.slice(0, 1)).slice(0, 2)
  const shown = subjects.length ? subjects : strong
  // People speak of something, or do it: 'a budget for students', 'a person sleeping'.
  const topic = spoken.filter(({ key }) => !isPerson(key)).slice(0, 1)
  if (shown.every(isAnyone)) return [...topic, ...shown]
  const things = shown.filter((match) => !isAnyone(match))
  return things.length < shown.length ? [...topic, ...things, ...shown.filter(isAnyone)] : shown
}

/** People in general: the audience of a text, or an unnamed person. */
const isAnyone = ({ key, text }: Match<string>): boolean =>
  ['crowd', 'couple', 'family'].includes(key) ||
  ['person', 'people', 'someone', 'somebody', 'human', 'adult'].includes(text)

/** 'Perfume bottle' is perfume, 'retriever puppy' is a puppy: the last noun names the thing, unless it only holds it. */
function heads(
  strong: readonly Match<string>[],
  words: readonly string[],
  starts: ReadonlySet<number>,
): Match<string>[] {
  const list: Match<string>[] = []
  strong.forEach((match, i) => {
    const before = list.at(-1)
    const end = match.at + match.length
    const next = strong[i + 1]
    // 'A crate of tomatoes' shows tomatoes.
    if (words[end] === 'of' && next && next.at - end <= 3 && CONTAINERS.has(match.key)) return
    const joins = before && before.at + before.length === match.at && !starts.has(match.at)
    if (joins && !isPerson(match.key) && !isPerson(before.key)) {
      if (HOLDERS.has(match.key) && !MATERIALS.has(before.text)) return
      list.pop()
    }
    list.push(match)
  })
  return list
}

const CONTAINERS: ReadonlySet<string> = new Set(
  'package basket bottle jar bowl bowl-with-spoon fork-and-knife-with-plate handbag bucket tumbler-glass cup pot-of-food shelf'.split(
    ' ',
  ),
)

/** What things are made of: a paper cup is a cup. */
const MATERIALS: ReadonlySet<string> = new Set(
  'paper wood stone brick straw wool cotton silk gold oil ice rock'.split(' '),
)

/** What a person wears or carries is drawn with the person. */
const WORN: ReadonlySet<string> = new Set(
  'umbrella backpack luggage lantern kite coat dress top-hat billed-cap crown'.split(' '),
)

function toMentions(
  words: readonly string[],
  matched: readonly Match<string>[],
  traits: ReadonlySet<string>,
): Mention[] {
  const list: Mention[] = []
  for (const match of matched)
    if (!list.some(({ kind }) => kind === match.key))
      list.push({ kind: match.key, count: countOf(words, match), traits, ...colourOf(words, match) })
  return list
}

function countOf(words: readonly string[], { at, length, key }: Match<string>): number {
  for (let i = at - 1; i >= Math.max(0, at - 3); i--) {
    const count = COUNT_WORDS[words[i] ?? '']
    if (count && (!GROUPS.has(words[i] ?? '') || words[i + 1] === 'of')) return count
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
