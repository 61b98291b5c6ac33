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
  [/½/gu, ' one half '],
  [/¼/gu, ' one quarter '],
  [/¾/gu, ' three quarters '],
  [/([€£¥₹])\s?(\d[\d,]*(?:\.\d+)?)/gu, ' $2 $1 '],
  [/€/gu, ' euros '],
  [/£/gu, ' pounds '],
  [/¥/gu, ' yen '],
  [/₹/gu, ' rupees '],
  [/°C\b/gu, ' degrees Celsius '],
  [/°F\b/gu, ' degrees Fahrenheit '],
  [/°/gu, ' degrees '],
  [/(\d)\s?km\/h\b/gu, '$1 kilometers per hour '],
  [/(\d)\s?km\b/gu, '$1 kilometers '],
  [/(\d)\s?kg\b/gu, '$1 kilograms '],
  [/&/gu, ' and '],
  [/@/gu, ' at '],
  [/\+/gu, ' plus '],
  [/=/gu, ' equals '],
  [/×/gu, ' times '],
  [/÷/gu, ' divided by '],
  [/#(?=\d)/gu, ' number '],
  [/#(?=\p{L})/gu, ' hashtag '],
  [/(\p{L})\/(?=\p{L})/gu, '$1 '],
]

const MAX_PIECE_LENGTH = 18

/**
 * The text the voice is given for one whitespace-separated word: plain ASCII, symbols by name, without punctuation
 * except what belongs to the word (3.14, it's, Dr.). Empty when there is nothing to say, such as a dash or an emoji.
 */
export function spokenForm(token: string): string {
  let text = token.replace(/[‘’ʼ＇]/gu, "'").replace(/[Ａ-Ｚａ-ｚ０-９]/gu, (wide) => wide.normalize('NFKC'))
  text = text.replace(/^[a-z]+:\/\//iu, '').replace(/(\p{L}[\p{L}\d-]*)\.(?=\p{L}{2,})/gu, '$1 dot ')
  for (const [symbol, name] of SYMBOL_NAMES) text = text.replace(symbol, name)
  text = text.replace(/./gsu, (letter) => LETTER_EXPANSIONS[letter] ?? letter).normalize('NFKD')
  return text
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9'.,:$%\s]/gu, ' ')
    .split(/\s+/u)
    .map(trimPunctuation)
    .filter((piece) => /[A-Za-z0-9]/u.test(piece))
    .flatMap(breakUp)
    .join(' ')
}

function trimPunctuation(piece: string): string {
  const bare = piece.replace(/^[^A-Za-z0-9$]+/u, '').replace(/[^A-Za-z0-9%]+$/u, '')
  return isAbbreviation(piece) ? `${bare}.` : bare
}

function isAbbreviation(piece: string): boolean {
  return /^(?:mr|mrs|ms|dr|prof|st|mt|jr|sr|vs)\.[,;:]?$/iu.test(piece)
}

/** The program drops endless words; read in pieces they stay audible. */
function breakUp(piece: string): string[] {
  return piece.length <= MAX_PIECE_LENGTH * 2
    ? [piece]
    : (piece.match(new RegExp(`.{1,${MAX_PIECE_LENGTH}}`, 'gu')) ?? [])
}
