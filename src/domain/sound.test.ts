import { expect, it } from 'vitest'
import { missedLoudness } from './sound.ts'

it.each([
  ['is reached', -14.4, null],
  ['is missed by its peaks', -17.24, /^Loudness −17\.2 instead of −14 LUFS/],
])('a loudness that %s says so', (_, reached, said) => {
  const text = missedLoudness(-14, { gain: 2, mixed: -30, reached })
  if (said === null) expect(text).toBeNull()
  else expect(text).toMatch(said)
})

it('a film without sound has no loudness', () =>
  expect(missedLoudness(-23, { gain: 1, mixed: -Infinity, reached: -Infinity })).toBe('Loudness: there is no sound.'))
