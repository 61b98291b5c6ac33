import { expect, it } from 'vitest'
import { KITTEN_VOCABULARY, toKittenPhonemes } from './symbols.ts'

it('numbers its signs as the model was trained with them', () => {
  const numbers = ['$', ' ', 'A', 'a', 'ɑ', 'ˈ', 'ː', 'ᵻ'].map((sign) => KITTEN_VOCABULARY[sign])
  expect(numbers).toEqual([0, 16, 17, 43, 69, 156, 158, 177])
  expect(KITTEN_VOCABULARY['…']).toBe(10)
})

it.each([
  ['hˈWs, ɪz ˈIs.', 'hˈaʊs , ɪz ˈaɪs .'],
  ['bˈɜɹd wˈɔTəɹ?', 'bˈɜːd wˈɔːɾɚ ?'],
  ['ʤˈi ðə siti', 'dʒˈiː ðə siti'],
])('writes %s as %s', (kokoro, kitten) => {
  expect(toKittenPhonemes(kokoro)).toBe(kitten)
})
