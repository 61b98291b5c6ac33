import { spokenAddress, spokenName } from './spoken-names.ts'
import { spokenNumber, type Token } from './spoken-numbers.ts'

const LETTER_EXPANSIONS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
}

/** What a symbol is called; the voice would spell it or drop it. */
const SYMBOL_NAMES: readonly (readonly [RegExp, string])[] = [
  [/(\d)½/gu, '$1 and a half '],
  [/(\d)¼/gu, '$1 and a quarter '],
  [/(\d)¾/gu, '$1 and three quarters '],
  [/½/gu, ' one half '],
  [/¼/gu, ' one quarter '],
  [/¾/gu, ' three quarters '],
  [/€/gu, ' euros '],
  [/£/gu, ' pounds '],
  [/¥/gu, ' yen '],
  [/₹/gu, ' rupees '],
  [/\$(?!\d)/gu, ' dollars '],
  [/%(?!$)/gu, ' percent '],
  [/°C\b/gu, ' degrees Celsius '],
  [/°F\b/gu, ' degrees Fahrenheit '],
  [/°/gu, ' degrees '],
  [/²/gu, ' squared '],
  [/³/gu, ' cubed '],
  [/№/gu, ' number '],
  [/&/gu, ' and '],
  [/@/gu, ' at '],
  [/\+/gu, ' plus '],
  [/=/gu, ' equals '],
  [/×/gu, ' times '],
  [/÷/gu, ' divided by '],
  [/[~≈](?=\d)/gu, ' about '],
  [/<(?=\d)/gu, ' less than '],
  [/>(?=\d)/gu, ' more than '],
  [/#(?=\d)/gu, ' number '],
  [/#(?=\p{L})/gu, ' hashtag '],
]

/** Longer words are no figures, names or addresses. */
const MAX_RULED_LENGTH = 200
const MAX_PIECE_LENGTH = 18
const EMOJI = /[\p{Extended_Pictographic}\u{1F3FB}-\u{1F3FF}]|[\d#*]\u{FE0F}?\u{20E3}/gu
const OPENERS = new Set('"\'“”«»()[]{}*_|¡¿.,;:!?…—–‐-')
const CLOSERS = new Set('"\'“”«»()[]{}*_|.,;:!?…—–‐-/')
/** Dashes and dots between two words that are written without a space. */
const INNER_PAUSE = /(?<=\p{L})(?:—|--+|…|\.{2,})(?=\p{L})/u

/**
 * The text the voice is given for each word of a sentence: plain ASCII, figures, symbols, acronyms and addresses as they
 * are read, without punctuation around it. Empty when there is nothing to say, such as a dash or an emoji; a comma
 * inside is a pause.
 */
export function spokenForms(words: readonly string[]): string[] {
  const texts = words.map((word) => (isAscii(word) ? word : word.replace(/[‘’ʼ＇]/gu, "'").replace(EMOJI, '')))
  const bounds = texts.map(boundsOf)
  const cores = texts.map((text, index) => text.slice(...(bounds[index] ?? [])))
  const isShouted = shouts(cores)
  const digits = phoneNumbers(texts, cores)
  return cores.map((core, index) => {
    if (digits.has(index)) return spellDigits(core)
    const token = {
      core,
      hasDot: texts[index]?.[bounds[index]?.[1] ?? 0] === '.',
      before: cores[index - 1] ?? '',
      after: cores[index + 1] ?? '',
      earlier: cores[index - 2] ?? '',
      isShouted,
    }
    return core.length > MAX_RULED_LENGTH ? plain(core) : spoken(token)
  })
}

const isAscii = (text: string) => /^\p{ASCII}*$/u.test(text)

function spoken(token: Token): string {
  if (INNER_PAUSE.test(token.core))
    return token.core
      .split(INNER_PAUSE)
      .map((core) => spoken({ ...token, core, before: '', after: '', hasDot: false }))
      .filter((part) => part !== '')
      .join(', ')
  return plain(spokenAddress(token) ?? spokenNumber(token) ?? spokenName(token) ?? token.core)
}

/** Start and end of a word without the punctuation around it; the sign of a number is part of it. */
function boundsOf(text: string): [number, number] {
  let [start, end] = [0, text.length]
  while (start < end && OPENERS.has(text[start] ?? '') && !/^[-–.][\d€£$]/u.test(text.slice(start, start + 2))) start++
  while (end > start && CLOSERS.has(text[end - 1] ?? '')) end--
  return [start, end]
}

/** Whether most of a sentence's words of several letters, at least three, are in capitals. */
function shouts(cores: readonly string[]): boolean {
  const words = cores.filter((core) => /^\p{L}[\p{L}']+$/u.test(core.slice(0, MAX_RULED_LENGTH)))
  const capitals = words.filter((core) => core === core.toUpperCase()).length
  return capitals >= 3 && capitals * 2 > words.length
}

/** The indexes of words that are parts of phone numbers, such as +49 30 1234, 555 0142 and 555-0142. */
function phoneNumbers(texts: readonly string[], cores: readonly string[]): Set<number> {
  const found = new Set<number>()
  for (let from = 0; from < texts.length; from++) {
    let to = from
    while (to < texts.length && to - from < 8 && /^\+?\d[\d()-]{0,19}$/u.test(cores[to] ?? '')) {
      to++
      if (/[.,;:!?]$/u.test(texts[to - 1] ?? '')) break
    }
    const run = cores.slice(from, to)
    if (isPhoneNumber(run)) for (let index = from; index < to; index++) found.add(index)
    if (to > from) from = to - 1
  }
  return found
}

function isPhoneNumber(run: readonly string[]): boolean {
  const text = run.join('')
  if (text.length < 6) return false
  const digits = text.replace(/\D/gu, '').length
  if (run[0]?.startsWith('+')) return digits >= 6
  const groups = run.flatMap((core) => core.split(/\D+/u).filter((group) => group !== ''))
  if (groups.length === 1) return digits >= 10 || (digits >= 6 && groups[0]?.startsWith('0') === true)
  const isGrouped = groups.every(({ length }) => length <= 8)
  const looksLikeDate = run.length === 1 && /^\d{4}-\d\d-\d\d$|^\d{1,2}-\d{1,2}-\d{4}$/u.test(run[0] ?? '')
  return (
    digits >= 7 &&
    isGrouped &&
    !looksLikeDate &&
    (groups.some((group) => /^0\d\d/u.test(group)) || /^\d{3} \d{3} \d{4}$|^\d{3} \d{4}$/u.test(groups.join(' ')))
  )
}

function spellDigits(core: string): string {
  const digits = core.match(/\d/gu)?.join(' ') ?? ''
  return core.startsWith('+') ? `plus ${digits}` : digits
}

/** ASCII of what is left: symbols by name, accents dropped, everything else a space. */
function plain(text: string): string {
  if (/^[A-Za-z0-9 ]{0,36}$/u.test(text)) return text
  let named = text.replace(/[Ａ-Ｚａ-ｚ０-９]/gu, (wide) => wide.normalize('NFKC'))
  for (const [symbol, name] of SYMBOL_NAMES) named = named.replace(symbol, name)
  return named
    .replace(/[^\p{ASCII}]/gu, (letter) => LETTER_EXPANSIONS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9'.,:$%\s]/gu, ' ')
    .split(/\s+/u)
    .map(trimPunctuation)
    .filter((piece) => /[A-Za-z0-9]/u.test(piece))
    .flatMap(breakUp)
    .join(' ')
}

function trimPunctuation(piece: string): string {
  let [start, end] = [0, piece.length]
  while (start < end && /[^A-Za-z0-9$]/u.test(piece[start] ?? '')) start++
  while (end > start && /[^A-Za-z0-9%]/u.test(piece[end - 1] ?? '')) end--
  return piece.slice(start, end)
}

/** The program drops endless words; read in pieces they stay audible. */
function breakUp(piece: string): string[] {
  return piece.length <= MAX_PIECE_LENGTH * 2
    ? [piece]
    : (piece.match(new RegExp(`.{1,${MAX_PIECE_LENGTH}}`, 'gu')) ?? [])
}
