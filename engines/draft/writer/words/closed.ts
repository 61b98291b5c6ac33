/** Words that hold sentences together; none of them is ever the thing a prompt is about. */
const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u))

export const ARTICLES = set('a an the')
export const POSSESSIVES = set('my your his her its our their')
export const QUANTITIES = set(
  'one two three four five six seven eight nine ten eleven twelve twenty fifty hundred thousand some many several few all both every each most more another any no dozens hundreds thousands this these those',
)
export const PREPOSITIONS = set(
  'in on at by for with about against between into through during before after above below to from up down over under across along around behind beside beyond inside near off onto outside past since toward towards until upon via within without among amid despite like as of than per',
)
const CONJUNCTIONS = set('and or but so yet nor because although though while when where if unless whereas then')
export const PRONOUNS = set(
  'i you he she it we they me him us them myself yourself himself herself itself ourselves themselves someone somebody everyone everybody anyone anybody nobody nothing something everything anything who whom whose which that what',
)
export const AUXILIARIES = set(
  "is are was were be been being am has have had do does did can could will would shall should may might must cannot can't won't don't doesn't didn't isn't aren't wasn't weren't couldn't wouldn't shouldn't it's that's",
)
export const WH = set('how why what when where who which')
export const ADVERBS = set(
  'not never always often sometimes soon again still just only even ever also too very really quite almost already once twice now then there here together alone away back home forever today tomorrow yesterday tonight everywhere nowhere maybe perhaps secretly finally suddenly slowly quickly quietly',
)

/** Adjectives that say nothing on their own and may be left out of a short name. */
export const COMMON_ADJECTIVES = set(
  'old young new small little tiny big large great good bad best better worst worse long short high low tall early late first last next own other same different lonely brave shy quiet loud lost happy sad angry tired poor rich free wild secret hidden ancient modern simple easy hard beautiful ugly strange mysterious magical clever kind gentle fast slow hot cold warm cool dark bright black white red green blue golden silver grey gray real true whole single daily local global common important successful healthy busy remote abandoned forgotten broken retired curious stubborn grumpy homeless talented famous unknown reusable sustainable affordable electric digital smart portable wireless handmade organic vegan empty full deep wide narrow heavy soft',
)

export function isFunctionWord(word: string): boolean {
  return (
    ARTICLES.has(word) ||
    POSSESSIVES.has(word) ||
    PREPOSITIONS.has(word) ||
    CONJUNCTIONS.has(word) ||
    PRONOUNS.has(word) ||
    AUXILIARIES.has(word) ||
    WH.has(word)
  )
}
