import { describe, expect, it } from 'vitest'
import { resample } from './resample.ts'

const tone = (rate: number, hertz: number, seconds: number) =>
  Float32Array.from({ length: rate * seconds }, (_, index) => Math.sin((2 * Math.PI * hertz * index) / rate))

function inBlocks(samples: Float32Array, from: number, to: number, block: number): Float32Array {
  const resampler = resample(from, to)
  const parts: Float32Array[] = []
  for (let at = 0; at < samples.length; at += block) parts.push(resampler.push(samples.subarray(at, at + block)))
  parts.push(resampler.finish())
  return Float32Array.from(parts.flatMap((part) => [...part]))
}

const worst = (one: Float32Array, other: Float32Array, edge: number) =>
  Math.max(...[...one].slice(edge, -edge).map((sample, index) => Math.abs(sample - (other[index + edge] ?? 0))))

describe('changing the sample rate', () => {
  it.each([
    [22_050, 48_000],
    [16_000, 48_000],
    [44_100, 48_000],
    [96_000, 48_000],
    // A recording played at 1.13 times its speed.
    [24_916.5, 48_000],
  ])('changing the sample rate from %s to %s keeps a tone: pitch, phase, loudness and length', (from, to) => {
    const made = inBlocks(tone(from, 440, 0.5), from, to, 1000)
    const wanted = tone(to, 440, 0.5)
    expect(Math.abs(made.length - wanted.length)).toBeLessThanOrEqual(1)
    expect(worst(made, wanted, 400)).toBeLessThan(0.01)
  })

  it('changing the sample rate joins blocks without a seam', () => {
    const samples = tone(22_050, 700, 0.3)
    expect(
      worst(inBlocks(samples, 22_050, 48_000, 333), inBlocks(samples, 22_050, 48_000, samples.length), 1),
    ).toBeLessThan(1e-5)
  })

  it('changing the sample rate filters frequencies above the lower rate’s limit', () => {
    const made = inBlocks(tone(96_000, 30_000, 0.2), 96_000, 48_000, 4096)
    expect(Math.max(...made.slice(400, -400).map(Math.abs))).toBeLessThan(0.02)
  })

  it('changing the sample rate changes nothing at the same rate', () => {
    const samples = tone(48_000, 440, 0.1)
    expect(inBlocks(samples, 48_000, 48_000, 1000)).toEqual(samples)
  })

  it.each([
    [22_050, 48_000],
    [32_000, 48_000],
    [44_100, 48_000],
    [48_000, 48_000],
    [96_000, 44_100],
  ])(
    'changing the sample rate from %s to %s skips unwanted samples, and continues as if they had been converted',
    (from, to) => {
      const samples = tone(from, 440, 0.5)
      const [converted, passed] = [resample(from, to), resample(from, to)]
      for (let at = 0; at < samples.length / 2; at += 700) {
        const block = samples.subarray(at, at + 700)
        expect(passed.pass(block)).toBe(converted.push(block).length)
      }
      expect(passed.push(samples)).toEqual(converted.push(samples))
      expect(passed.finish()).toEqual(converted.finish())
    },
  )
})
