import { SCRIPT_WORDS } from './words-scripts.ts'

const NOT_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u
/** Articles and prepositions that Arabic writes with the noun, and the possessives after it. */
const BEFORE_ARABIC = '(?:[وف]?(?:بال|كال|ال|لل|[بلك])?)?'
const AFTER_ARABIC = '(?:ها|ه|هم|نا|ي|ك)?'
/** Longest Russian ending after a stem; a short stem with a longer one is another word. */
const [SHORT_STEM, SHORT_ENDING, ENDING] = [4, 2, 3]

type Reader = (text: string) => string

let reader: Reader | undefined

/** A text in a script without spaces or Latin letters, with its commonest nouns in English. */
export function scriptsToEnglish(text: string): string {
  if (!NOT_LATIN.test(text)) return text
  // Few texts need it: reading the table must not delay the first image.
  reader ??= createReader()
  return reader(text)
}

function createReader(): Reader {
  const english = new Map<string, string>()
  for (const [word, list] of Object.entries(SCRIPT_WORDS))
    for (const term of list.split(', ')) if (!english.has(term)) english.set(term, word)
  const terms = [...english.keys()].toSorted((one, other) => other.length - one.length)
  const of = (script: RegExp) => terms.filter((term) => script.test(term))
  const cyrillic = of(/\p{Script=Cyrillic}/u).map(
    (stem) => `${stem}(?=\\p{L}{0,${stem.length < SHORT_STEM ? SHORT_ENDING : ENDING}}(?!\\p{L}))`,
  )
  const all = [
    // Scripts without spaces have no ends of words.
    `(${of(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u).join('|')})`,
    `(?<!\\p{L})(${of(/\p{Script=Hangul}/u).join('|')})`,
    `(?<!\\p{L})(${cyrillic.join('|')})\\p{L}*`,
    `(?<!\\p{L})${BEFORE_ARABIC}(${of(/\p{Script=Arabic}/u).join('|')})${AFTER_ARABIC}(?!\\p{L})`,
  ]
  const words = new RegExp(all.join('|'), 'giu')
  return (text) =>
    text.replaceAll(words, (whole: string, ...groups: unknown[]) => {
      const term = groups.slice(0, all.length).find((group) => typeof group === 'string') ?? ''
      return ` ${english.get(term.toLowerCase()) ?? whole} `
    })
}
