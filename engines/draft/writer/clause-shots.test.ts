import { expect, it } from 'vitest'
import { clauseShots } from './clause-shots.ts'

const shots = (narration: string, where = '') => clauseShots(narration, { where, more: [] })
const subjects = (...given: Parameters<typeof shots>) => shots(...given).map(({ subject }) => subject)

it('a scene that names several things has a shot for each, in their order and in its place', () => {
  expect(subjects('There is a new reading room, free coffee, and a puppet show at noon.', 'in the library')).toEqual([
    'There is a new reading room, in the library',
    'free coffee, in the library',
    // It has a place of its own.
    'a puppet show at noon',
  ])
  expect(new Set(shots('Bread, and a bell, and the sea.').map(({ size }) => size)).size).toBeGreaterThan(1)
})

it('a shot is as long as its thing is spoken of', () => {
  const shares = shots('So it began, a bell, and then for many years nothing but the wide grey sea.').map(
    ({ share }) => share,
  )
  expect(shares[1]).toBeGreaterThan((shares[0] ?? 1) * 2)
  expect(shares.reduce((sum = 0, share = 0) => sum + share, 0)).toBeCloseTo(1)
})

it('what names nothing to see has no shot of its own', () => {
  expect(subjects('It was late, the lamp was lit, and the ship left.')).toEqual(['the lamp was lit', 'the ship left'])
  expect(subjects('The ship left, all was quiet, and the lamp was lit.')).toEqual([
    'The ship left, all was quiet',
    'the lamp was lit',
  ])
})

it('a scene of one thing has one image', () => {
  for (const text of ['A ship sails.', 'The ship sails, a ship like any other.', 'Nothing was as before, and yet.', ''])
    expect(subjects(text)).toEqual([])
})
