import { describe, expect, it } from 'vitest'
import { joinWithNext, paragraphsOf, replaceWord, wordAt, type Word } from './edit-words.ts'

const words: Word[] = [
  { word: 'Bees', start: 0, end: 400, confidence: 0.4 },
  { word: 'danse.', start: 400, end: 900, confidence: 0.9 },
  { word: 'Always.', start: 2_000, end: 2_500, confidence: 0.9 },
]

describe('a word that is corrected', () => {
  it('a word that is corrected keeps its time, and counts as sure', () => {
    expect(replaceWord(words, 1, ' dance. ')[1]).toEqual({ word: 'dance.', start: 400, end: 900 })
    expect(replaceWord(words, 0, 'Bees')).toEqual(words)
  })
  it('a word that is corrected becomes several that share its time, or none', () => {
    expect(replaceWord(words, 0, 'Be es')).toEqual([
      { word: 'Be', start: 0, end: 200 },
      { word: 'es', start: 200, end: 400 },
      ...words.slice(1),
    ])
    expect(replaceWord(words, 1, '  ')).toEqual([words[0], words[2]])
  })
  it('a word that is corrected is joined with the next one, unless it is the last', () => {
    expect(joinWithNext(words, 0)[0]).toEqual({ word: 'Beesdanse.', start: 0, end: 900 })
    expect(joinWithNext(words, 2)).toEqual(words)
  })
})

it('the transcript finds the word that is playing', () => {
  expect([-1, 0, 399, 400, 1_500, 9_000].map((ms) => wordAt(words, ms))).toEqual([-1, 0, 0, 1, 1, 2])
})

it('the transcript starts a paragraph after a silence', () => {
  expect(paragraphsOf(words)).toEqual([0, 2])
})
