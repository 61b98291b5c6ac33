import { expect, test } from 'vitest'
import { floatWav } from '../testing/float-wav.ts'
import { findBeats } from './find-beats.ts'

const RATE = 44_100
const SECONDS = 12
/** The first click, s. */
const FIRST = 0.23

/** Clicks of 20 ms at a tempo, the rest silent. */
function clicks(bpm: number): number[] {
  const samples = new Array<number>(RATE * SECONDS).fill(0)
  for (let at = FIRST; at < SECONDS; at += 60 / bpm)
    for (let index = 0; index < RATE * 0.02; index++)
      samples[Math.round(at * RATE) + index] = Math.sin(index * 0.3) * Math.exp(-index / 200) * 0.8
  return samples
}

test('clicks at 120 bpm are found within 1 bpm and 30 ms each, in both channels of a file', async () => {
  const channel = clicks(120)
  const { beats, tempo, duration } = await findBeats(floatWav([channel, channel], RATE))
  expect(Math.abs((tempo ?? 0) - 120)).toBeLessThan(1)
  expect(duration).toBeCloseTo(SECONDS, 2)
  const apart = beats.map((beat) => Math.abs(beat - FIRST - Math.round((beat - FIRST) * 2) / 2))
  expect(Math.max(...apart)).toBeLessThan(0.03)
  // Each click has one: the last may lack its successor.
  expect(beats.length).toBeGreaterThanOrEqual(23)
})

test('a sound without rhythm has no beats: silence, noise, an empty file', async () => {
  const silent = new Array<number>(RATE).fill(0)
  expect(await findBeats(floatWav([silent], RATE))).toMatchObject({ beats: [], tempo: null })
  let seed = 7
  const noise = Array.from(
    { length: RATE * SECONDS },
    () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647 - 0.5,
  )
  expect(await findBeats(floatWav([noise], RATE))).toMatchObject({ beats: [], tempo: null })
  expect(await findBeats(floatWav([[]], RATE))).toEqual({ beats: [], tempo: null, duration: 0 })
})
