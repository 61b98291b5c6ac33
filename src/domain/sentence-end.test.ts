import { expect, it } from 'vitest'
import { captionPages } from './captions.ts'
import { endsSentence } from './sentence-end.ts'

it.each([
  ['Dr.', 'Merrill', false],
  ['R.', 'Hill', false],
  ['p.m.', 'on', false],
  ['p.m.', 'Monday', false],
  ['p.m.', 'They', true],
  ['z.B.', 'Wasser', false],
  ['light.', 'Then', true],
  ['I.', 'Then', true],
  ['etc.', '', true],
])('after %j before %j a sentence ends: %s', (word, next, ends) => {
  expect(endsSentence(word, next)).toBe(ends)
})

it('captions do not break after a title, an initial or an hour', () => {
  const words = 'Dr. R. Hill came at 9:30 p.m. on Friday. Then he left.'.split(' ')
  const spoken = words.map((word, at) => ({ word, start: at * 300, end: at * 300 + 300 }))
  const texts = captionPages(spoken, 'LONG', 'en').map(({ pieces }) => pieces.map(({ text }) => text).join(' '))
  expect(texts).toEqual(['Dr. R. Hill came at 9:30 p.m. on Friday.', 'Then he left.'])
})
