import { expect, it } from 'vitest'
import { captionProblems } from './caption-times.ts'

it('words may touch, but not overlap, run backwards or be empty', () => {
  const ok = [
    { word: 'One', start: 0, end: 300 },
    { word: 'two', start: 300, end: 300 },
  ]
  expect(captionProblems(ok)).toEqual([])
  const wrong = [...ok, { word: ' ', start: 299, end: 200 }]
  expect(captionProblems(wrong).map(({ index, field, text }) => [index, field, text])).toEqual([
    [2, 'word', 'Write a word'],
    [2, 'end', 'A word ends before it begins'],
    [2, 'start', 'A word begins after the one before it has ended'],
  ])
})
