import { expect, it } from 'vitest'
import { rmsDb } from '#engines/audio/loudness.ts'
import { shapeTone } from './shape-tone.ts'

const RATE = 16_000

const tone = (hz: number, level: number, seconds = 0.5) =>
  Float32Array.from({ length: RATE * seconds }, (_, i) => level * Math.sin((2 * Math.PI * hz * i) / RATE))

const mix = (...sounds: Float32Array[]) =>
  Float32Array.from({ length: sounds[0]?.length ?? 0 }, (_, i) =>
    sounds.reduce((sum, sound) => sum + (sound[i] ?? 0), 0),
  )

/** Level of one frequency of a sound in dB, after the filters' start. */
function levelAt(samples: Float32Array, hz: number): number {
  let [re, im] = [0, 0]
  for (let i = RATE / 10; i < RATE * 0.4; i++) {
    re += (samples[i] ?? 0) * Math.cos((2 * Math.PI * hz * i) / RATE)
    im += (samples[i] ?? 0) * Math.sin((2 * Math.PI * hz * i) / RATE)
  }
  return 20 * Math.log10((2 * Math.hypot(re, im)) / (RATE * 0.3))
}

function change(sounds: readonly (readonly [hz: number, level: number])[], hz: number, presence = 0): number {
  const before = mix(...sounds.map(([at, level]) => tone(at, level)))
  return levelAt(shapeTone(before, RATE, presence), hz) - levelAt(before, hz)
}

it('shapeTone removes rumble and leaves the voice', () => {
  expect(
    change(
      [
        [30, 0.1],
        [300, 0.3],
      ],
      30,
    ),
  ).toBeLessThan(-20)
  for (const hz of [150, 300, 1000, 2000, 3000]) expect(Math.abs(change([[hz, 0.3]], hz)), `${hz} Hz`).toBeLessThan(0.5)
})

it('shapeTone raises the consonants by what a voice needs', () => {
  for (const hz of [3000, 4000, 5000]) {
    const raised = change(
      [
        [300, 0.3],
        [hz, 0.01],
      ],
      hz,
      3,
    )
    expect(raised, `${hz} Hz`).toBeGreaterThan(1.5)
    expect(raised, `${hz} Hz`).toBeLessThan(3.2)
  }
})

it('shapeTone reduces hiss by up to 8 dB where it is loud beside the speech, and leaves soft hiss', () => {
  expect(
    Math.abs(
      change(
        [
          [300, 0.3],
          [6500, 0.03],
        ],
        6500,
      ),
    ),
  ).toBeLessThan(0.3)
  const loud = change(
    [
      [300, 0.3],
      [6500, 0.25],
    ],
    6500,
  )
  expect(loud).toBeLessThan(-5)
  expect(loud).toBeGreaterThan(-8.5)
  expect(
    Math.abs(
      change(
        [
          [300, 0.3],
          [6500, 0.25],
        ],
        300,
      ),
    ),
  ).toBeLessThan(0.3)
})

it('shapeTone keeps silence silent and the length of every sound', () => {
  expect(rmsDb(shapeTone(new Float32Array(1000), RATE, 3))).toBe(-Infinity)
  for (const length of [0, 1, 13, 500])
    expect(shapeTone(new Float32Array(length).fill(0.1), RATE, 3)).toHaveLength(length)
})
