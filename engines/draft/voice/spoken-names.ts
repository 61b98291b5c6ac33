import { isNumber, ordinal, type Token } from './spoken-numbers.ts'

/** Read letter by letter; the voice would read them as words. It spells those without vowels by itself. */
const SPELLED = new Set(
  (
    'ADHD AI AKA API AR ATM CEO CFO CIO CMO COO CPU CTO DIY DJ ECG EEG EU EV FAQ GPU HIV HQ IBAN IEEE IMF IO IP IPO IQ ' +
    'ISBN ISO IVF KPI LA LED LLM MIT MRI MVP NBA NDA NGO OECD OEM OS POV QA QR ROI RSVP SDK SEO SMS SSO SUV TBA UAE UFO ' +
    'UI UK UN UPS URL USA USB USP UV UX VAT VIP VR'
  ).split(' '),
)
/** Acronyms that are also words: letters, unless the sentence is in capitals. */
const SPELLED_UNLESS_SHOUTED = new Set('AC AD BA CV EA ER ID IT MA OT PA PE PI US'.split(' '))

/** By their text without the last full stop, in small letters; read so with a full stop or without. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  'e.g': 'for example',
  'i.e': 'that is',
  etc: 'et cetera',
  vs: 'versus',
  approx: 'approximately',
  'a.k.a': 'also known as',
  'w/': 'with',
  'w/o': 'without',
  'c/o': 'care of',
  'n/a': 'not applicable',
}
/** Read so only with their full stop. */
const DOTTED: Readonly<Record<string, string>> = {
  prof: 'Professor',
  jr: 'Junior',
  sr: 'Senior',
  mt: 'Mount',
  rev: 'Reverend',
  gov: 'Governor',
  sen: 'Senator',
  gen: 'General',
  col: 'Colonel',
  capt: 'Captain',
  lt: 'Lieutenant',
  sgt: 'Sergeant',
  inc: 'Incorporated',
  ltd: 'Limited',
  corp: 'Corporation',
  co: 'Company',
  bros: 'Brothers',
  dept: 'Department',
  ave: 'Avenue',
  rd: 'Road',
  blvd: 'Boulevard',
  incl: 'including',
  excl: 'excluding',
}
/** Read so before a number. */
const BEFORE_NUMBER: Readonly<Record<string, string>> = {
  no: 'number',
  nos: 'numbers',
  p: 'page',
  pp: 'pages',
  vol: 'volume',
  ch: 'chapter',
  fig: 'figure',
  tel: 'telephone',
  ext: 'extension',
}

const RULERS =
  /^(?:Henry|Louis|Elizabeth|George|Charles|William|James|Edward|Richard|Philip|Francis|Napoleon|Wilhelm|Friedrich|Frederick|Catherine|Peter|Nicholas|Alexander|Ivan|Benedict|Pius|John|Paul|Leo|Gregory|Clement|Innocent|Urban|Ramses|Ptolemy|Otto|Ferdinand|Carl|Gustav|Christian|Haakon|Harald|Margrethe|Felipe|Juan|Pedro|Joseph|Leopold|Mary|Robert|Albert)$/u

const URL_TEXT = /^(?:[a-z]{2,8}:\/\/)?(?:www\.)?([a-z0-9-]+(?:\.[a-z0-9-]+)*)\.([a-z]{2,})((?:[/?#:][^\s]*)?)$/iu
const EMAIL = /^(?:mailto:)?([\w.+-]+)@([\w-]+(?:\.[\w-]+)*)\.([a-z]{2,})$/iu
const WORD_ENDINGS = /^(?:be|co|in|is|it|me|so|to|us)$/u

/** How a web or e-mail address is read, undefined for any other word. */
export function spokenAddress({ core }: Token): string | undefined {
  const mail = EMAIL.exec(core)
  if (mail) return `${symbols(mail[1] ?? '')} at ${symbols(mail[2] ?? '')} dot ${ending(mail[3] ?? '')}`
  const url = URL_TEXT.exec(core)
  if (!url) return undefined
  const [, host = '', last = '', path = ''] = url
  // Two sentences without a space between them.
  if (/^\p{Lu}\p{Ll}+$/u.test(last) && /^\p{L}+$/u.test(host)) return `${host} ${last}`
  if (/^\d+$/u.test(host) && path === '') return undefined
  const folders = path.replace(/[?#].*$/u, '').replace(/\/+$/u, '')
  return `${symbols(host)} dot ${ending(last)}${symbols(folders)}`
}

function symbols(text: string): string {
  return text
    .split('.')
    .map((part) => (/^(?:uk|eu|ai|io)$/u.test(part) ? ending(part) : part))
    .join(' dot ')
    .replace(/\//gu, ' slash ')
    .replace(/-/gu, ' dash ')
    .replace(/_/gu, ' underscore ')
    .replace(/:/gu, ' colon ')
}

const ending = (text: string) => (text.length === 2 && !WORD_ENDINGS.test(text.toLowerCase()) ? letters(text) : text)

/** How an abbreviation, acronym, Roman numeral or tag is read, undefined for any other word. */
export function spokenName(token: Token): string | undefined {
  const { core } = token
  return (
    romanNumeral(token) ?? abbreviation(token) ?? acronym(token) ?? (/^[#@]?\p{L}/u.test(core) ? tag(core) : undefined)
  )
}

function abbreviation({ core, hasDot, before, after }: Token): string | undefined {
  const key = core.toLowerCase()
  if (Object.hasOwn(ABBREVIATIONS, key)) return ABBREVIATIONS[key]
  if (isNumber(after) && hasDot && Object.hasOwn(BEFORE_NUMBER, key)) return BEFORE_NUMBER[key]
  if (/^(?:St|Dr)$/u.test(core)) {
    const isTitle = /^\p{Lu}/u.test(after) && (hasDot ? !isStreet(before) : true)
    if (isTitle) return core === 'St' ? 'Saint' : 'Doctor'
    return core === 'St' ? 'Street' : hasDot && isStreet(before) ? 'Drive' : 'Doctor'
  }
  if (/^(?:Mr|Mrs|Ms)$/u.test(core)) return { Mr: 'Mister', Mrs: 'Missus', Ms: 'Miz' }[core]
  if (hasDot && Object.hasOwn(DOTTED, key)) return DOTTED[key]
  return /^(?:\p{L}\.)+\p{L}$/u.test(core) ? letters(core.replaceAll('.', '')) : undefined
}

/** Whether a word before St. or Dr. is the name of a street: Main, King's, 42nd. */
const isStreet = (before: string) =>
  /^(?:\p{Lu}\p{Ll}+(?:'s)?|\d+(?:st|nd|rd|th))$/u.test(before) && !FIRST_WORD.test(before)
const FIRST_WORD =
  /^(?:The|At|In|On|To|From|Visit|Near|Our|And|See|Ask|Meet|For|By|When|With|Then|Saint|But|If|Is|Did)$/u

function acronym({ core, isShouted }: Token): string | undefined {
  const found = /^(\p{Lu}{2,5})('?s)?$/u.exec(core)
  const [, name = '', plural] = found ?? []
  if (name === '') return core === 'iOS' ? 'i O S' : undefined
  const isSpelled = SPELLED.has(name) || !canStart(name) || (!isShouted && SPELLED_UNLESS_SHOUTED.has(name))
  return isSpelled ? letters(name) + (plural ? "'s" : '') : undefined
}

/** Whether an English word may begin like it. */
const canStart = (word: string) =>
  /^(?:[^aeiouy]?|[bcfgp]l|[bcdfgpt]r|[cgpstw]h|[dst]w|gn|js|kn|ph|qu|s[cklmnpqt]|sch|sc?r|shr|spl|spr|str|thr|wr)[aeiouy]|^[^aeiouy]+$/iu.test(
    word,
  )

const letters = (text: string) => [...text.toUpperCase()].join(' ')

function romanNumeral({ core, before, earlier }: Token): string | undefined {
  const value = romanValue(core)
  if (value === undefined) return undefined
  if (core === 'I') return before === 'War' && earlier === 'World' ? 'one' : undefined
  if (RULERS.test(before)) return `the ${ordinal(value)}`
  // Single letters are names of other things: Malcolm X, Vitamin C.
  return core.length > 1 && /^\p{Lu}\p{Ll}/u.test(before) ? String(value) : undefined
}

const ROMAN_VALUES: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50 }

/** Up to 89; undefined for any other word. */
function romanValue(text: string): number | undefined {
  if (text === '' || !/^(?:XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/u.test(text)) return undefined
  const values = [...text].map((letter) => ROMAN_VALUES[letter] ?? 0)
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}

/** The words of #BigGoals and A/B; an address's @ and a tag's # are named later. */
function tag(core: string): string | undefined {
  const spaced = core.replace(/(?<=\p{L})\/(?=\p{L})/gu, ' ')
  const split = /^[#@]/u.test(core) ? spaced.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').replaceAll('_', ' ') : spaced
  return split === core ? undefined : split
}
