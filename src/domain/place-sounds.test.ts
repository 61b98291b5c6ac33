import { expect, it } from 'vitest'
import { soundOfPlace } from './place-sounds.ts'

it.each([
  ['A keeper on the stairs of a lighthouse, at dusk', 'sea-waves'],
  ['Wide shot: it rained all night', 'rain'],
  ['A village in the rain', 'rain'],
  ['A yellow rain jacket on a hook', ''],
  ['A walk through the forest', 'forest-birds'],
  ['Two friends at the fireplace', 'fire'],
  ['A busy street at rush hour', 'city-hum'],
  ['A table at a small café', 'crowd-murmur'],
  ['A sea of opportunities', ''],
  ['A rising bar chart of the market share', ''],
  ['Parking is free', ''],
])('%s has the sound %o', (words, sound) => {
  expect(soundOfPlace(words)).toBe(sound)
})
