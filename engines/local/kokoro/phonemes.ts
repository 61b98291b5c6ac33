/** A phone as the dictionary writes it, in small letters; `stress` of vowels: 0 none, 1 primary, 2 secondary. */
interface Phone {
  phone: string
  stress: 0 | 1 | 2
}

/** How a word that the dictionary lacks is pronounced: phones without stress, as the speech program has them. */
export type Pronounce = (word: string) => readonly string[]

/** Words with their phones: `P AH0 T EY1 T OW2`. */
export type Dictionary = ReadonlyMap<string, string>

export interface SpokenWord {
  /** Small letters and digits are read as words; '' has no sound. */
  spoken: string
  /** Punctuation after it, '' for none. */
  mark: string
  isEmphasized: boolean
}

export type Accent = 'US' | 'GB'

const VOWELS = new Set('aa ae ah ao aw ax axr ay eh er ey ih iy ow oy uh uw'.split(' '))

const CONSONANTS: Readonly<Record<string, string>> = {
  ...{ b: 'b', ch: 'ʧ', d: 'd', dh: 'ð', dx: 'T', f: 'f', g: 'ɡ', hh: 'h', hv: 'h', jh: 'ʤ', k: 'k', l: 'l', m: 'm' },
  ...{ n: 'n', ng: 'ŋ', nx: 'n', p: 'p', r: 'ɹ', s: 's', sh: 'ʃ', t: 't', th: 'θ', v: 'v', w: 'w', y: 'j', z: 'z' },
  ...{ zh: 'ʒ', el: 'ᵊl', em: 'ᵊm', en: 'ᵊn' },
}
/** Kokoro writes diphthongs as capital letters. */
const US_VOWELS: Readonly<Record<string, string>> = {
  ...{ aa: 'ɑ', ae: 'æ', ah: 'ʌ', ao: 'ɔ', aw: 'W', ax: 'ə', axr: 'əɹ', ay: 'I', eh: 'ɛ', er: 'ɜɹ', ey: 'A' },
  ...{ ih: 'ɪ', iy: 'i', ow: 'O', oy: 'Y', uh: 'ʊ', uw: 'u' },
}
const GB_VOWELS: Readonly<Record<string, string>> = {
  ...US_VOWELS,
  ...{ aa: 'ɒ', ae: 'a', ao: 'ɔː', axr: 'ə', er: 'ɜː', iy: 'iː', ow: 'Q', uw: 'uː' },
}

/** A 't' between vowels, as in 'water'. */
const FLAP = 'T'

/** Words that are spoken without stress in a sentence. */
const LIGHT = new Set(
  (
    'a an the and or but nor of to in on at by for from with as is are was were be been am than that them him her his ' +
    'its their our your my me we he she it you us has had have can could will would shall should do does if so'
  ).split(' '),
)

/** The phonemes that Kokoro was trained with, of English words. */
export function createPhonemizer(dictionary: Dictionary, pronounce: Pronounce) {
  const phonesOf = (word: string, isLetter: boolean): Phone[] => {
    const found = (isLetter ? dictionary.get(`${word}.`) : undefined) ?? dictionary.get(word)
    return found === undefined ? stressed(pronounce(word)) : found.split(' ').map(readPhone)
  }

  /** The phones of one word of a text, which may be spoken as several: '1984', 'USA'. */
  function phonesOfWord({ spoken, isEmphasized }: SpokenWord): Phone[][] {
    const parts = spoken.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? []
    return parts.map((part) => {
      const word = part.replaceAll('’', "'")
      const phones = phonesOf(word, parts.length > 1 && word.length === 1)
      const isLight = LIGHT.has(word) && !isEmphasized && parts.length === 1
      return isLight ? phones.map((each) => ({ ...each, stress: 0 as const })) : phones
    })
  }

  return {
    /** Words with spaces between them and their marks. */
    write(words: readonly SpokenWord[], accent: Accent): string[] {
      const written: string[] = []
      for (const [index, word] of words.entries()) {
        const next = words.slice(index + 1).find(({ spoken }) => spoken !== '')
        const [[follower] = []] = next ? phonesOfWord(next) : [[]]
        const isBeforeVowel = follower !== undefined && VOWELS.has(follower.phone)
        const parts = phonesOfWord(word).map((phones) => writeWord(phones, accent, isBeforeVowel))
        const weak = word.isEmphasized ? undefined : WEAK.get(word.spoken.toLowerCase())
        const said = (isBeforeVowel ? weak?.beforeVowel : undefined) ?? weak?.usual ?? parts.join(' ')
        if (said !== '') written.push(said + word.mark)
        else if (word.mark !== '' && written.length > 0)
          written.push(`${written.pop()?.replace(/[,.?!]$/u, '') ?? ''}${word.mark}`)
      }
      return written
    },
    /** What a face shows while a word is spoken. */
    phones: (word: SpokenWord): string[] => phonesOfWord(word).flatMap((part) => part.map(({ phone }) => phone)),
  }
}

/** Small words whose vowel is not that of the dictionary, or depends on the next word. */
const WEAK: ReadonlyMap<string, { usual: string; beforeVowel?: string }> = new Map([
  ['a', { usual: 'ɐ' }],
  ['an', { usual: 'ɐn' }],
  ['and', { usual: 'ænd' }],
  ['the', { usual: 'ðə', beforeVowel: 'ði' }],
  ['to', { usual: 'tə', beforeVowel: 'tʊ' }],
  ['was', { usual: 'wʌz' }],
])

function readPhone(written: string): Phone {
  const [, phone = '', stress = '0'] = /^([A-Z]+)([012])?$/u.exec(written) ?? []
  const name = phone.toLowerCase()
  const known = Number(stress) as Phone['stress']
  if (known > 0) return { phone: name, stress: known }
  // Without stress, vowels are reduced.
  return { phone: name === 'ah' ? 'ax' : name === 'er' ? 'axr' : name, stress: 0 }
}

/** The speech program reduces vowels without stress, so the first full one has it. */
function stressed(phones: readonly string[]): Phone[] {
  const vowels = phones.filter((phone) => VOWELS.has(phone))
  const first = vowels.find((phone) => phone !== 'ax' && phone !== 'axr') ?? vowels[0]
  const at = first === undefined ? -1 : phones.indexOf(first)
  return phones.map((phone, index) => ({ phone, stress: index === at ? 1 : 0 }))
}

function writeWord(phones: readonly Phone[], accent: Accent, isBeforeVowel: boolean): string {
  let written = ''
  for (const [at, { phone, stress }] of phones.entries()) {
    const before = phones[at - 1]?.phone
    const after = phones[at + 1]
    const isAfterVowel = before !== undefined && VOWELS.has(before)
    if (VOWELS.has(phone)) {
      const mark = stress === 1 ? 'ˈ' : stress === 2 ? 'ˌ' : ''
      written += mark + vowel(phone, before, after?.phone, accent)
    } else if (phone === 'r' && accent === 'GB' && !(after ? VOWELS.has(after.phone) : isBeforeVowel && isAfterVowel))
      // Not spoken before consonants and pauses.
      continue
    else if (accent === 'US' && phone === 't' && (isAfterVowel || before === 'r') && isFlapped(after, phones[at + 2]))
      written += FLAP
    else written += CONSONANTS[phone] ?? ''
  }
  return written
}

/** Before an unstressed vowel that is heard: in 'water', not in 'button'. */
const isFlapped = (vowelAfter: Phone | undefined, next: Phone | undefined): boolean =>
  vowelAfter !== undefined &&
  vowelAfter.stress === 0 &&
  VOWELS.has(vowelAfter.phone) &&
  !(vowelAfter.phone === 'ax' && next?.phone === 'n')

/** After these the vowel before an 'n' is heard. */
const HUSHING = new Set(['sh', 'zh', 'ch', 'jh', 'r'])

function vowel(phone: string, before: string | undefined, after: string | undefined, accent: Accent): string {
  const isAfterConsonant = before !== undefined && !VOWELS.has(before)
  const isSwallowed = after === 'l' || (after === 'n' && !HUSHING.has(before ?? ''))
  if (phone === 'ax' && isAfterConsonant && isSwallowed) return 'ᵊ'
  if (accent === 'GB' && phone === 'aa' && after === 'r') return 'ɑː'
  return (accent === 'US' ? US_VOWELS : GB_VOWELS)[phone] ?? ''
}
