/** From the youngest to the oldest. */
export const AGES = ['child', 'young', 'adult', 'old'] as const
export type Age = (typeof AGES)[number]

/** Traits of a person in a text; null where it has none. */
export interface Traits {
  age: Age | null
  gender: 'female' | 'male' | null
}

type Row = readonly [age: Age, gender: Traits['gender'], words: string]

/** Words for one person in languages that set words apart: English, German, French, Spanish. `~` stands for any ending. */
const SPACED: readonly Row[] = [
  ['child', null, 'child kid toddler baby infant schoolchild youngster Kind Kleinkind Schulkind Säugling enfant bébé gosse bebé'],
  ['child', 'male', 'boy schoolboy Bub Knabe garçon garçonnet gamin niño chiquillo'],
  ['child', 'female', 'girl schoolgirl Mädchen fille fillette gamine niña chiquilla'],
  ['young', null, 'young younger youthful youth teen teens teenager teenage adolescent jugendlich~ jeune jeunes ado joven adolescente'],
  ['young', 'male', 'lad muchacho chico'],
  ['young', 'female', 'muchacha chica'],
  ['adult', null, 'adult middle-aged parent Erwachsene~ adulte adulto adulta'],
  ['adult', 'male', 'man father husband gentleman guy Mann Herr Vater homme père hombre padre'],
  ['adult', 'female', 'woman mother wife lady Frau Dame Mutter femme mère mujer madre'],
  ['old', null, 'old older elderly ancient alte alter alten altes altem ältere~ betagt~ âgé âgée vieux'],
  ['old', 'male', 'grandfather grandpa granddad Großvater Opa Greis vieil grand-père papi viejo anciano abuelo'],
  ['old', 'female', 'grandmother grandma granny Großmutter Oma Greisin vieille grand-mère mamie vieja anciana abuela'],
] // prettier-ignore

/** The same of Japanese, whose words stand without spaces, and of Arabic, whose words may begin with an article. */
const JOINED: readonly Row[] = [
  ['child', null, '子供 子ども こども 幼い 幼児 赤ちゃん 赤ん坊 小学生'],
  ['child', 'male', '少年 男の子'],
  ['child', 'female', '少女 女の子'],
  ['young', null, '若い 若者 青年 高校生 中学生'],
  ['adult', 'male', '男性 父 男'],
  ['adult', 'female', '女性 母 女'],
  ['old', null, '老人 老いた 年老いた 年配 高齢'],
  ['old', 'male', 'おじいさん 祖父'],
  ['old', 'female', 'おばあさん 祖母 老婆'],
]
const ARABIC: readonly Row[] = [
  ['child', null, 'طفل أطفال رضيع'],
  ['child', 'male', 'صبي ولد'],
  ['child', 'female', 'طفلة بنت'],
  ['young', 'male', 'شاب فتى مراهق'],
  ['young', 'female', 'شابة فتاة مراهقة'],
  ['adult', 'male', 'رجل أب'],
  ['adult', 'female', 'امرأة أم سيدة'],
  ['old', null, 'عجوز'],
  ['old', 'male', 'مسن شيخ جد'],
  ['old', 'female', 'مسنة جدة'],
]

const START = String.raw`(?<![\p{L}\p{M}\p{N}])`
const END = String.raw`(?![\p{L}\p{M}\p{N}])(?!['’]s\b)`
const oneOf = (words: string) =>
  `(?:${words
    .split(' ')
    .join('|')
    .replaceAll('~', String.raw`\p{L}*`)})`
/** Unchanged, with a first capital, and all in capitals, as screenplays write names. */
const inCases = (words: string) =>
  words
    .split(' ')
    .flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()])
    .join(' ')
const SMALL_NUMBERS =
  'two three four five six seven eight nine ten eleven twelve zwei drei vier fünf sechs sieben acht neun zehn elf zwölf deux trois quatre cinq sept huit neuf dix onze douze dos tres cuatro cinco seis siete ocho nueve diez once doce'

type Sign = readonly [age: Age, gender: Traits['gender'], sign: RegExp]
const SIGNS: readonly Sign[] = [
  // 'seven years old', 'siebenjährig', 'sept ans', 'siete años'.
  [
    'child',
    null,
    new RegExp(
      String.raw`${START}${oneOf(SMALL_NUMBERS)}(?:[-\s]years?[-\s]old|jährig\p{L}*|\s(?:Jahre|ans|años))${END}`,
      'iu',
    ),
  ],
  // 'Junge' is a boy, 'junge Frau' a young woman.
  [
    'young',
    null,
    new RegExp(
      String.raw`${START}(?:junge[rnms]?\s\p{Lu}|[Jj]unge[rnms]?\s(?:Frau|Mann|Dame|Herr|Leute)|JUNGER?\s(?:FRAU|MANN|DAME|HERR))`,
      'u',
    ),
  ],
  ['child', 'male', new RegExp(String.raw`${START}(?:Jungen?|JUNGEN?)${END}(?!\s(?:Frau|FRAU|Dame|DAME))`, 'u')],
  ...SPACED.map(([age, gender, words]): Sign => {
    // 'years old' and 'âgée de 7 ans' say an age in numbers.
    const pattern = String.raw`${START}(?<!years?[-\s])${oneOf(inCases(words))}${END}(?!\sd[e’]\s?\d)`
    return [age, gender, new RegExp(pattern, 'u')]
  }),
  ...JOINED.map(([age, gender, words]): Sign => [age, gender, new RegExp(oneOf(words), 'u')]),
  ...ARABIC.map(([age, gender, words]): Sign => {
    return [age, gender, new RegExp(`${START}[وبلفك]?(?:ال)?${oneOf(words)}${END}`, 'u')]
  }),
  ['young', null, /\b(?:20s|twenties)\b/iu],
  ['adult', null, /\b(?:[345]0s|thirties|forties|fifties)\b/iu],
  ['old', null, /\b(?:[6789]0s|sixties|seventies|eighties|nineties)\b/iu],
]

/** 'age 7', '7 years old', '7 Jahre', 'siebenjährig' in digits, '7 ans', '7 años', '7歳', '7 سنوات'. */
const YEARS =
  /(?<!\p{N})(?:(?:aged?|age:|Alter:?|edad:?)\s(?:of\s)?(\d{1,3})(?!\p{N})|(\d{1,3})(?:[-\s]years?[-\s]old|[-\s]?y\.?\/?o\b|[-\s]?jährig|\sJahre|\sans|\saños|\s?[歳才]|\s(?:سنوات|سنة|عام|أعوام)))/iu

const ageOf = (years: number): Age => (years < 13 ? 'child' : years < 26 ? 'young' : years < 60 ? 'adult' : 'old')

/** The first trait in the words about a person; for a man or a woman the adjacent one: 'un homme âgé'. */
export function traitsIn(words: string): Traits {
  const text = inDigits(words)
  const found = [...SIGNS, YEARS].flatMap((sign) => {
    const isSign = !(sign instanceof RegExp)
    const match = (isSign ? sign[2] : sign).exec(text)
    if (!match) return []
    const [age, gender] = isSign ? sign : [ageOf(Number(match[1] ?? match[2])), null]
    return [{ from: match.index, to: match.index + match[0].length, age, gender }]
  })
  const ordered = found.toSorted((one, other) => one.from - other.from)
  const [first, second] = ordered
  const isNearer = first?.age === 'adult' && second !== undefined && second.from <= first.to + 1
  return {
    age: (isNearer ? second : first)?.age ?? null,
    gender: ordered.find(({ gender }) => gender !== null)?.gender ?? null,
  }
}

const inDigits = (text: string) =>
  text.normalize('NFKC').replace(/[\u0660-\u0669\u06f0-\u06f9]/gu, (digit) => String(digit.charCodeAt(0) & 15))

/** Longest part of a text that is searched for people, characters. */
const MAX_READ = 100_000

/**
 * A story's description of a named person: where it introduces them, 'TIMMY (8)', 'LUCY, a girl of seven', 'the boy TOM', and by the
 * name itself, 'OLD MAN'.
 * @param actions what happens, in order
 */
export function traitsOfNamed(name: string, actions: readonly string[]): Traits {
  const text = actions.join('\n').slice(0, MAX_READ)
  const escaped = name.trim().replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
  const isJoined = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name)
  const places = escaped === '' ? [] : text.matchAll(new RegExp(isJoined ? escaped : `${START}${escaped}${END}`, 'giu'))
  const said: Traits[] = []
  for (const { 0: found, index } of places) {
    said.push(traitsIn(introducedBy(text.slice(index + found.length, index + found.length + 100))))
    // The word before it, and in Arabic and Japanese the adjacent one.
    said.push(traitsIn(/[^\s.,;:!?。、]+\s?$/u.exec(text.slice(Math.max(0, index - 30), index))?.[0] ?? ''))
  }
  said.push(traitsIn(name))
  return {
    age: said.find(({ age }) => age !== null)?.age ?? null,
    gender: said.find(({ gender }) => gender !== null)?.gender ?? null,
  }
}

/** The apposition that directly follows a name; not an action: 'MARA, looking at the old man'. */
function introducedBy(rest: string): string {
  const [, inBrackets, behindComma, behindVerb] =
    /^\s?(?:[(（]([^)）\n]{1,80})|[,،、]\s?([^.!?。！？;\n]{1,60})|(?:は|\s?(?:is|was|ist|war|est|était|es|era)\s)([^.!?。！？;\n]{1,40}))/u.exec(rest) ?? [] // prettier-ignore
  const words = inBrackets ?? behindComma ?? behindVerb ?? ''
  if (behindComma !== undefined && /^\p{L}+ing\b/u.test(words)) return ''
  // A number alone is an age.
  return words.replace(/^(\p{Nd}{1,2})(?=\s*(?:[,;/]|$))/u, '$1 years old')
}
