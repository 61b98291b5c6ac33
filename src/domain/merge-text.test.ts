import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinTexts, mergeLists, mergeTexts } from './merge-text.ts'

const base = 'Every night the old lighthouse wakes.'

test.each([
  [
    'different words',
    'Every evening the old lighthouse wakes.',
    'Every night the old lighthouse sleeps.',
    'Every evening the old lighthouse sleeps.',
  ],
  [
    'neighbouring words',
    'Each night the old lighthouse wakes.',
    'Every evening the old lighthouse wakes.',
    'Each evening the old lighthouse wakes.',
  ],
  ['a beginning and an end', `Listen. ${base}`, `${base} Then it sings.`, `Listen. ${base} Then it sings.`],
  ['the same words', 'Every night it wakes.', 'Every night it wakes.', 'Every night it wakes.'],
  [
    'a word taken out here, one put in there',
    'Every night the lighthouse wakes.',
    'Every night the old lighthouse wakes up.',
    'Every night the lighthouse wakes up.',
  ],
])('the text merge merges %s', (_name, mine, theirs, merged) => {
  expect(mergeTexts({ base, mine, theirs })).toBe(merged)
  expect(mergeTexts({ base, mine: theirs, theirs: mine })).toBe(merged)
})

test.each([
  ['the same word', 'Every evening the old lighthouse wakes.', 'Every dawn the old lighthouse wakes.'],
  ['more words at the same end', `${base} Then it sings.`, `${base} Nobody sees it.`],
  ['a word changed in what the other deleted', 'Every night.', 'Every night the old tower wakes.'],
])('the text merge leaves %s to the user', (_name, mine, theirs) => {
  expect(mergeTexts({ base, mine, theirs })).toBeNull()
})

test('conflicting versions follow one another, the rest appears once', () => {
  const mine = 'Every evening the old lighthouse wakes up.'
  const theirs = 'Every dawn the old lighthouse wakes.'
  expect(joinTexts({ base, mine, theirs })).toBe('Every dawn evening the old lighthouse wakes up.')
})

test('scripts without spaces merge letter by letter', () => {
  expect(mergeTexts({ base: '古い灯台が目を覚ます', mine: '古い塔が目を覚ます', theirs: '古い灯台が眠る' })).toBe(
    '古い塔が眠る',
  )
})

test('the longest text merges at once', () => {
  const long = Array.from({ length: 900 }, (_, at) => `word${at % 40}`).join(' ')
  expect(mergeTexts({ base: long, mine: `So: ${long}`, theirs: `${long} End.` })).toBe(`So: ${long} End.`)
})

test('words of captions merge one by one, words in both places do not', () => {
  const words = ['a', 'b', 'c'].map((word, at) => ({ word, start: at * 100, end: at * 100 + 90 }))
  const other = (at: number, word: string) => words.map((each, place) => (place === at ? { ...each, word } : each))
  expect(mergeLists({ base: words, mine: other(0, 'x'), theirs: other(2, 'z') })).toEqual([
    { ...words[0], word: 'x' },
    words[1],
    { ...words[2], word: 'z' },
  ])
  expect(mergeLists({ base: words, mine: other(1, 'x'), theirs: other(1, 'z') })).toBeNull()
})

const word = fc.constantFrom('the', 'sea', 'is', 'old', 'and', 'sings.', 'Nobody', 'constructor', '海', '__proto__')
const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '))
const wordsOf = (value: string) => value.match(/[\p{L}\p{N}_.]+/gu) ?? []
const count = (value: string, of: string) => wordsOf(value).filter((each) => each === of).length

test('in a text merge, an unchanged side takes the other’s text', () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(mergeTexts({ base: one, mine: one, theirs: other })).toBe(other)
      expect(mergeTexts({ base: one, mine: other, theirs: one })).toBe(other)
      expect(mergeTexts({ base: one, mine: other, theirs: other })).toBe(other)
    }),
  )
})

test('a text merge gives the same result on both sides', () => {
  fc.assert(
    fc.property(text, text, text, (start, mine, theirs) => {
      expect(mergeTexts({ base: start, mine, theirs })).toBe(mergeTexts({ base: start, mine: theirs, theirs: mine }))
    }),
  )
})

test('words that one user added are in the merged text, and all words of both where they are joined', () => {
  fc.assert(
    fc.property(text, text, text, (start, mine, theirs) => {
      const merged = mergeTexts({ base: start, mine, theirs })
      const joined = joinTexts({ base: start, mine, theirs })
      if (merged !== null) expect(joined).toBe(merged)
      for (const each of new Set([...wordsOf(mine), ...wordsOf(theirs)])) {
        const added = Math.max(count(mine, each), count(theirs, each)) - count(start, each)
        if (added > 0 && merged === null) expect(count(joined, each)).toBeGreaterThanOrEqual(1)
      }
    }),
  )
})

test('a text merge takes all changes of different words', () => {
  const distinct = fc.uniqueArray(fc.stringMatching(/^[a-z]{3,8}$/), { minLength: 4, maxLength: 10 })
  fc.assert(
    fc.property(distinct, fc.nat(), fc.nat(), (words, a, b) => {
      const [one, other] = [a % words.length, b % words.length]
      fc.pre(one !== other)
      const put = (...places: [number, string][]) =>
        words.map((each, at) => places.find(([place]) => place === at)?.[1] ?? each).join(' ')
      expect(mergeTexts({ base: put(), mine: put([one, 'MINE']), theirs: put([other, 'THEIRS']) })).toBe(
        put([one, 'MINE'], [other, 'THEIRS']),
      )
    }),
  )
})
