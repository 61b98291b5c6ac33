import { IRREGULAR, VERBS } from '../words/verbs.ts'

const SILENT_H = /^(?:hour|honest|honou?r|heir)/u

const SOUNDS_LIKE_YOU_OR_ONE = /^(?:uni(?!n|m)|use|usu|user|usef|util|euro|eu|ewe|one|once|ufo|uk\b|us\b|u-)/u

export type VerbForm = 'base' | 'third' | 'past' | 'gerund'

const IRREGULAR_PLURALS: Readonly<Record<string, string>> = {
  man: 'men',
  woman: 'women',
  child: 'children',
  person: 'people',
  mouse: 'mice',
  goose: 'geese',
  foot: 'feet',
  tooth: 'teeth',
  wolf: 'wolves',
  leaf: 'leaves',
  knife: 'knives',
  life: 'lives',
  wife: 'wives',
  elf: 'elves',
  half: 'halves',
  shelf: 'shelves',
  loaf: 'loaves',
  thief: 'thieves',
  sheep: 'sheep',
  deer: 'deer',
  fish: 'fish',
}

const SINGULARS = new Map(Object.entries(IRREGULAR_PLURALS).map(([one, many]) => [many, one]))
const SINGULAR_IN_S = new Set(
  'bus gas lens boss glass class grass dress kiss news physics mathematics politics economics gymnastics series species chess business happiness kindness darkness princess compass cactus virus circus octopus bonus status process success address access progress mess loss cross press stress atlas canvas tennis basis crisis oasis analysis hypothesis photosynthesis christmas mars venus athens paris wales always perhaps bias campus focus genius walrus hippopotamus mindfulness fitness wellness sadness loneliness awareness illness witness harness wilderness'.split(
    ' ',
  ),
)

const IRREGULAR_FORMS = new Map<string, { base: string; form: VerbForm }>([
  ['has', { base: 'have', form: 'third' }],
  ['is', { base: 'be', form: 'third' }],
  ['are', { base: 'be', form: 'base' }],
  ['were', { base: 'be', form: 'past' }],
  ['does', { base: 'do', form: 'third' }],
  ['goes', { base: 'go', form: 'third' }],
])
for (const [base, [past]] of Object.entries(IRREGULAR))
  if (past !== base) IRREGULAR_FORMS.set(past, { base, form: 'past' })

/** Inflects a verb to the requested form; `plural` only affects 'be'. */
export function inflect(base: string, form: VerbForm, plural = false): string {
  if (form === 'base') return base === 'be' && plural ? 'are' : base
  if (base === 'be') return form === 'gerund' ? 'being' : form === 'past' ? (plural ? 'were' : 'was') : 'is'
  if (form === 'third') return base === 'have' ? 'has' : withS(base)
  if (form === 'past') return IRREGULAR[base]?.[0] ?? withEd(base)
  return withIng(base)
}

/** The base form behind a finite verb, with the form it had; undefined for a word that is no verb we know. */
export function readVerb(word: string): { base: string; form: VerbForm } | undefined {
  const irregular = IRREGULAR_FORMS.get(word)
  if (irregular) return irregular
  if (VERBS.has(word)) return { base: word, form: 'base' }
  for (const form of ['third', 'past', 'gerund'] as const)
    for (const base of basesOf(word, form)) if (VERBS.has(base) && inflect(base, form) === word) return { base, form }
  return undefined
}

/** What a verb's base would be if the word were of that form, by spelling alone. */
export function guessBase(word: string, form: 'third'): string {
  return basesOf(word, form).find((base) => withS(base) === word) ?? word
}

function basesOf(word: string, form: 'third' | 'past' | 'gerund'): string[] {
  const ending = { third: 's', past: 'ed', gerund: 'ing' }[form]
  if (!word.endsWith(ending)) return []
  const stem = word.slice(0, -ending.length)
  const undoubled = /([b-df-hj-np-tv-z])\1$/u.test(stem) ? [stem.slice(0, -1)] : []
  const bases = [stem, `${stem}e`, ...undoubled]
  if (form === 'third' && stem.endsWith('e')) bases.push(stem.slice(0, -1))
  if (stem.endsWith('ie')) bases.push(`${stem.slice(0, -2)}y`)
  if (stem.endsWith('i')) bases.push(`${stem.slice(0, -1)}y`)
  return bases
}

export function pluralOf(noun: string): string {
  return IRREGULAR_PLURALS[noun] ?? (/(?:[^aeiou]o)$/u.test(noun) ? `${noun}es` : withS(noun))
}

/** True for a noun in the plural. */
export function isPlural(noun: string): boolean {
  const word = noun.toLowerCase()
  if (SINGULARS.has(word) || word === 'people') return !['sheep', 'deer', 'fish'].includes(word)
  return /[^s]s$/u.test(word) && !SINGULAR_IN_S.has(word) && !/(?:us|is|ness)$/u.test(word)
}

export function singularOf(noun: string): string {
  if (!isPlural(noun)) return noun
  const irregular = SINGULARS.get(noun)
  if (irregular) return irregular
  if (/(?:ch|sh|x|ss|zz)es$/u.test(noun)) return noun.slice(0, -2)
  if (/[^aeiou]ies$/u.test(noun)) return `${noun.slice(0, -3)}y`
  return noun.slice(0, -1)
}

function withS(word: string): string {
  if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/u.test(word) || /^(?:go|do)$/u.test(word) ? `${word}es` : `${word}s`
}

function withEd(word: string): string {
  if (word.endsWith('e')) return `${word}d`
  if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}ied`
  return `${doubled(word)}ed`
}

function withIng(word: string): string {
  if (word.endsWith('ie')) return `${word.slice(0, -2)}ying`
  if (/[^eoy]e$/u.test(word)) return `${word.slice(0, -1)}ing`
  return `${doubled(word)}ing`
}

/** One-syllable verbs that end in one vowel and one consonant double it: stop, stopped. */
function doubled(word: string): string {
  const short = /^[^aeiou]*[aeiou][bdgklmnprt]$/u.test(word)
  const stressedEnd = /^(?:begin|forget|prefer|regret|admit|commit|occur|refer|permit)$/u.test(word)
  return short || stressedEnd ? word + word.slice(-1) : word
}

/** 'a' or 'an', by how the words that follow begin to sound. */
export function articleFor(next: string): 'a' | 'an' {
  const word = next.trim().replace(/^["'“‘(]+/u, '')
  if (/^\d/u.test(word)) return /^(?:8|11\b|18\b)/u.test(word) ? 'an' : 'a'
  // Letters read one by one: an MRI, a USB stick.
  if (/^[A-Z](?:[A-Z]|\b|-)/u.test(word)) return /^[AEFHILMNORSX]/u.test(word) ? 'an' : 'a'
  const lower = word.toLowerCase()
  if (SILENT_H.test(lower)) return 'an'
  if (SOUNDS_LIKE_YOU_OR_ONE.test(lower)) return 'a'
  return /^[aeiou]/u.test(lower) ? 'an' : 'a'
}
