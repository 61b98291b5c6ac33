/** The table that the model was trained with; a symbol's place is its number. */
const SYMBOLS =
  '$;:,.!?¡¿—…"«»“” ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz' +
  'ɑɐɒæɓʙβɔɕçɗɖðʤəɘɚɛɜɝɞɟʄɡɠɢʛɦɧħɥʜɨɪʝɭɬɫɮʟɱɯɰŋɳɲɴøɵɸθœɶʘɹɺɾɻʀʁɽʂʃʈʧʉʊʋⱱʌɣɤʍχʎʏʑʐʒʔʡʕʢ' +
  "ǀǁǂǃˈˌːˑʼʴʰʱʲʷˠˤ˞↓↑→↗↘'̩'ᵻ"

export const KITTEN_VOCABULARY: Readonly<Record<string, number>> = Object.fromEntries(
  Array.from(SYMBOLS, (symbol, at) => [symbol, at]),
)

/** Kokoro's signs for what is written with several, or with length, elsewhere. */
const WRITTEN: Readonly<Record<string, string>> = {
  ...{ A: 'eɪ', I: 'aɪ', O: 'oʊ', W: 'aʊ', Y: 'ɔɪ', T: 'ɾ', ʤ: 'dʒ', ʧ: 'tʃ', ᵊ: 'ə' },
  ...{ u: 'uː', ɑ: 'ɑː', ɔ: 'ɔː' },
}

/** Phonemes of American English as Kokoro has them, in the signs of this model: marks stand by themselves. */
export const toKittenPhonemes = (phonemes: string): string =>
  Array.from(
    phonemes
      .replaceAll('ɜɹ', 'ɜː')
      .replaceAll('əɹ', 'ɚ')
      .replace(/([ˈˌ])i/gu, '$1iː'),
  )
    .map((each) => WRITTEN[each] ?? each)
    .join('')
    .replace(/\s*([,.!?])\s*/gu, ' $1 ')
    .trim()
