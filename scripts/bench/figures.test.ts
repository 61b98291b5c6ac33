import { expect, it } from 'vitest'
import { bestOf, BROKEN, count, growth, isBad, ratio, SKIPPED, time, verdictOf } from './figures.mjs'
import { groups } from './groups.mjs'

it('no time has a limit, every ratio and growth has one, and every name is unique', () => {
  const figures = groups('').flatMap((group) => Object.values(group.figures))

  expect(figures.filter(({ kind, limit }) => kind === 'time' && limit !== null)).toEqual([])
  expect(figures.filter(({ kind, limit }) => ['ratio', 'growth'].includes(kind) && limit === null)).toEqual([])
  expect(new Set(figures.map(({ name }) => name)).size).toBe(figures.length)
})

it('a ratio, a count and a growth fail above their limit, not at it', () => {
  for (const figure of [ratio('call-to-query', 3), count('statements', 'statements', 3), growth('page-growth', 3)]) {
    expect(verdictOf(figure, 3)).toBe('ok')
    expect(verdictOf(figure, 3.1)).toBe('OVER')
  }
  expect(verdictOf(ratio('export-to-slideshow', 1.2, 'higher'), 1.2)).toBe('ok')
  expect(verdictOf(ratio('export-to-slideshow', 1.2, 'higher'), 1.1)).toBe('OVER')
})

it('a count without a limit never fails', () => {
  expect(verdictOf(count('slow-frames', '%', null), 100)).toBe('ok')
})

it('a time never fails, even with a limit', () => {
  expect(verdictOf(time('page', 'ms'), 60_000)).toBe('ok')
  expect(verdictOf({ ...time('page', 'ms'), limit: 1 }, 60_000)).toBe('ok')
})

it('a time is slower above 1.25 times that of the other checkout', () => {
  expect(verdictOf(time('page', 'ms'), 12.5, 10)).toBe('ok')
  expect(verdictOf(time('page', 'ms'), 12.6, 10)).toBe('SLOWER')
  expect(verdictOf(time('page', 'ms'), 5, 10)).toBe('ok')
})

it('a rate is slower when the other checkout’s is above 1.25 times as high', () => {
  expect(verdictOf(time('export-fps', 'fps', 'higher'), 80, 100)).toBe('ok')
  expect(verdictOf(time('export-fps', 'fps', 'higher'), 79, 100)).toBe('SLOWER')
  expect(verdictOf(time('export-fps', 'fps', 'higher'), 200, 100)).toBe('ok')
})

it('compares a time with numbers only', () => {
  for (const against of [undefined, BROKEN, SKIPPED, 0]) expect(verdictOf(time('page', 'ms'), 9, against)).toBe('ok')
})

it('a figure other than a time keeps its limit whatever the other checkout measures', () => {
  expect(verdictOf(count('requests', 'requests', 20), 19, 1)).toBe('ok')
  expect(verdictOf(count('requests', 'requests', 20), 21, 40)).toBe('OVER')
})

it('a measurement that throws fails the run, a skipped one does not', () => {
  expect(verdictOf(time('page', 'ms'), BROKEN, 1)).toBe('BROKEN')
  expect(verdictOf(ratio('export-to-slideshow', 1.2), SKIPPED)).toBe('skipped')
  expect(['ok', 'skipped', 'OVER', 'SLOWER', 'BROKEN'].filter(isBad)).toEqual(['OVER', 'SLOWER', 'BROKEN'])
})

it('counts the best of several runs', () => {
  expect(bestOf(time('page', 'ms'), [12, 9, BROKEN])).toBe(9)
  expect(bestOf(time('export-fps', 'fps', 'higher'), [12, 9])).toBe(12)
  expect(bestOf(time('page', 'ms'), [BROKEN, BROKEN])).toBe(BROKEN)
})
