import { expect, it } from 'vitest'
import { clauseShots } from './clause-shots.ts'

const subjects = (narration: string, context: string[] = []) =>
  clauseShots(narration, context).map(({ subject }) => subject)

it('a scene that names several things has a shot for each, in their order and in its place', () => {
  expect(subjects('There is a new reading room, free coffee, and a puppet show at noon.', ['in the library'])).toEqual([
    'There is a new reading room, in the library',
    'free coffee, in the library',
    'a puppet show at noon, in the library',
  ])
  expect(new Set(clauseShots('Bread, and a bell, and the sea.', []).map(({ size }) => size)).size).toBeGreaterThan(1)
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
