/** Words of three letters that are emphasized when they are in capitals; others may be acronyms. */
const SHORT = new Set('ALL AND ANY BIG BUT HER HIM HIS NEW NOT NOW ONE OUR TWO WHO WHY YES YOU'.split(' '))
/** Acronyms that are read as words. */
const ACRONYMS = new Set(
  'AIDS ASAP ASCII ASEAN BAFTA COVID EMEA FEMA FIFA IKEA JPEG JSON LATAM LEGO LIDAR MPEG NAFTA NASA NASDAQ NATO OPEC SARS SWAT UEFA UNESCO UNICEF YAML'.split(
    ' ',
  ),
)

/**
 * The indexes of a sentence's words that the voice emphasizes: those between asterisks, and words in capitals among
 * others that are not.
 */
export function emphasizedWords(words: readonly string[], spoken: readonly string[]): Set<number> {
  const found = new Set<number>()
  let opened = -1
  for (const [index, word] of words.entries()) {
    if (/^\*{1,2}[^*\s]/u.test(word)) opened = index
    if (opened === -1 || !/[^*]\*{1,2}[.,;:!?]?$/u.test(word)) continue
    for (let at = opened; at <= index; at++) found.add(at)
    opened = -1
  }
  const inCapitals = [...words.keys()].filter((index) => isCapitalized(spoken[index] ?? ''))
  if (inCapitals.length * 2 <= words.length) for (const index of inCapitals) found.add(index)
  return found
}

/** Whether a word is an ordinary one in capitals; spelled ones have spaces between their letters. */
function isCapitalized(spoken: string): boolean {
  if (!/^[A-Z']{3,20}$/u.test(spoken) || ACRONYMS.has(spoken)) return false
  return spoken.length === 3 ? SHORT.has(spoken) : /[AEIOUY]/u.test(spoken)
}
