import { expect, it } from 'vitest'
import { pairScenes } from './pair-scenes.ts'

/** 'a' beside 'b' as a-b; scenes without a counterpart stay alone. */
const pairsOf = (old: readonly string[], next: readonly string[]) =>
  pairScenes(old, next).map((pair) => `${pair.old ?? ''}-${pair.new ?? ''}`)

it('pairing puts equal scenes beside each other, whatever is between them', () => {
  const old = ['The lamp wakes.', 'The sea is dark.', 'A ship comes home.']
  expect(pairsOf(old, ['The lamp wakes.', 'Somebody counts stars.', 'The sea is dark.', 'A ship comes home.'])).toEqual(
    ['0-0', '-1', '1-2', '2-3'],
  )
  expect(pairsOf(old, ['The lamp wakes.', 'A ship comes home.'])).toEqual(['0-0', '1-', '2-1'])
})

it('pairing puts a reworded scene beside its original', () => {
  const old = ['Every evening the old lamp wakes.', 'Nobody sees it but me.']
  const next = ['There is a coast.', 'The old lamp wakes every single evening.', 'Nobody but me ever sees it.']
  expect(pairsOf(old, next)).toEqual(['-0', '0-1', '1-2'])
})

it('a pair of scenes has its share of common words', () => {
  const old = ['The lamp wakes.', 'The sea is dark tonight.', 'One here.', 'Gone.']
  const next = ['The lamp wakes.', 'The sea is dark today.', 'Blue.']
  expect(pairScenes(old, next).map(({ likeness }) => likeness)).toEqual([1, 0.8, 0, 0])
  expect(pairScenes(['The sea wakes.'], ['Wakes the sea?'])[0]?.likeness).toBeLessThan(1)
})

it('two stories without common words are paired by position', () => {
  expect(pairsOf(['One here.', 'Two there.'], ['Blue.', 'Red.', 'Green.'])).toEqual(['0-0', '1-1', '-2'])
  expect(pairsOf(['One here.', 'Two there.', 'Three.'], ['Blue.'])).toEqual(['0-0', '1-', '2-'])
})

it('scenes of languages that write no spaces are paired by letter', () => {
  expect(
    pairsOf(
      ['灯台は毎晩目を覚ます。', '誰も見ていない。'],
      ['海は静かだ。', '古い灯台は毎晩目を覚ます。', '誰も見ない。'],
    ),
  ).toEqual(['-0', '0-1', '1-2'])
})

it('pairing names every scene of both sides once and in order, however many there are', () => {
  const words = 'lamp sea ship coast storm night light keeper window door'.split(' ')
  const text = (seed: number) => Array.from({ length: 12 }, (_, at) => words[(seed * (at + 3)) % 10]).join(' ')
  const old = Array.from({ length: 200 }, (_, at) => text(at))
  const next = Array.from({ length: 230 }, (_, at) => text(at * 3 + 1))
  const pairs = pairScenes(old, next)
  expect(pairs.flatMap((pair) => (pair.old === null ? [] : [pair.old]))).toEqual(old.map((_, at) => at))
  expect(pairs.flatMap((pair) => (pair.new === null ? [] : [pair.new]))).toEqual(next.map((_, at) => at))
})

it('pairing is empty where one side is empty', () => {
  expect(pairScenes([], [])).toEqual([])
  expect(pairsOf([], ['One.'])).toEqual(['-0'])
  expect(pairsOf(['One.'], [])).toEqual(['0-'])
})
