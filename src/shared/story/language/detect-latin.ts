import { eld } from 'eld/extrasmall'

/** A language whose score is nearer than this share to the best one may be it as well. */
const NEAR = 0.9

/** Languages that the detector does not know or confuses are detected by words that only one of them has. */
const MARKS: readonly { words: readonly string[]; instead: string; of: readonly string[] }[] = [
  { instead: 'af', of: ['nl'], words: ["'n", 'vir', 'hulle', 'nie', 'sy', 'hy'] },
  {
    instead: 'ms',
    of: ['ms'],
    words: ['kerana', 'ialah', 'bandar', 'basikal', 'sehingga', 'boleh', 'awak', 'apabila'],
  },
  { instead: 'id', of: ['ms'], words: [] },
  { instead: 'nb', of: ['no'], words: [] },
  { instead: 'fil', of: ['tl'], words: [] },
]

/** Small words of Swahili, which the detector does not support. */
const SWAHILI = new Set([
  'ya',
  'wa',
  'na',
  'kwa',
  'katika',
  'ni',
  'kila',
  'hadi',
  'cha',
  'jinsi',
  'kama',
  'yetu',
  'moja',
])
const SWAHILI_SHARE = 0.25

/**
 * Primary subtag of the language of a text in Latin letters; null where it is not certain. A text that may as well be English is not
 * taken for anything else.
 * @param words of the text, in small letters
 */
export function detectLatin(text: string, words: readonly string[]): string | null {
  if (words.filter((word) => SWAHILI.has(word)).length >= words.length * SWAHILI_SHARE) return 'sw'
  const { language, isReliable, getScores } = eld.detect(text)
  if (language === '' || !isReliable()) return null
  const scores = getScores()
  const isNearEnglish = language !== 'en' && (scores.en ?? 0) > (scores[language] ?? 0) * NEAR
  if (isNearEnglish) return null
  const mark = MARKS.find(({ of, words: own }) => of.includes(language) && fits(own, words))
  return mark?.instead ?? language
}

const fits = (own: readonly string[], words: readonly string[]) =>
  own.length === 0 || own.some((word) => words.includes(word))
