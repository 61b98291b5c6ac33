import { describe, expect, it } from 'vitest'
import { countWords, splitSentences, endsSentence } from './sentences.ts'
import { captionPages } from './captions.ts'

describe('splitSentences', () => {
  it('splitSentences joins back to the very text, in any script', () => {
    for (const text of [
      'One. Two!  Three?\n\nFour',
      '猫が好きです。犬も好きです！本当に？',
      'مرحبا بالعالم. كيف حالك؟ أنا بخير.',
      'Hi 👩‍👩‍👧‍👦! Bye 🎉.',
      '   ',
    ])
      expect(splitSentences(text).join('')).toBe(text)
  })

  it('splitSentences cuts at sentence ends and at line breaks', () => {
    expect(splitSentences('It rained. We stayed!\nThen? Yes.').map((part) => part.trim())).toEqual([
      'It rained.',
      'We stayed!',
      'Then?',
      'Yes.',
    ])
    expect(splitSentences('猫が好きです。犬も好きです！', 'ja')).toHaveLength(2)
  })

  it('splitSentences cuts before a figure, and not within dates, numbers and short words', () => {
    expect(splitSentences('We bake since 1998. 20% off all cakes. Prices fall. 5 shops opened.')).toHaveLength(4)
    expect(splitSentences('See Fig. 5 and Kap. 2 of vol. 3. The rate is 3.5 % now.')).toHaveLength(2)
  })

  it('splitSentences does not cut after titles, initials and abbreviations', () => {
    expect(splitSentences('Dr. Smith met J. R. Hill. They talked, e.g. about Mt. Fuji at 3.5 km.')).toHaveLength(2)
    expect(splitSentences('From Sept. 12 to Oct. 3. We open in Sept. Come along.')).toHaveLength(3)
    expect(splitSentences('So do I. He said no. She left the U.S. Then it rained, cf. No. 5.')).toHaveLength(4)
    expect(splitSentences('We met at 5 p.m. It was cold.')).toHaveLength(2)
  })
})

describe('countWords', () => {
  it('countWords counts words, not punctuation', () => {
    expect(countWords('Hello, world — again!')).toBe(3)
    expect(countWords('猫が好きです', 'ja')).toBeGreaterThan(1)
    expect(countWords('hello', 'not a tag')).toBe(1)
  })
})

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
