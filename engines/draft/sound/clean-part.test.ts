import { expect, it } from 'vitest'
import { rmsDb } from '#engines/audio/loudness.ts'
import { makeNoisySpeech } from '#engines/testing/noisy-speech.ts'
import { cleanPart } from './clean-part.ts'

it('parts with a second of sound around them join without a seam: they equal the sound that is cleaned as a whole', () => {
  const { noisy } = makeNoisySpeech('rain')
  const [samples = new Float32Array(0)] = noisy.channels
  const { sampleRate } = noisy
  const settings = { noise: true, rumble: true }
  const whole = cleanPart({ sound: noisy, from: 0, length: samples.length, ...settings }).channels[0] ?? samples
  const difference = new Float32Array(samples.length)
  for (let at = 0; at < samples.length; at += 4 * sampleRate) {
    const lead = Math.min(at, sampleRate)
    const sound = { sampleRate, channels: [samples.slice(at - lead, at + 5 * sampleRate)] }
    const length = Math.min(4 * sampleRate, samples.length - at)
    const part = cleanPart({ sound, from: lead, length, ...settings }).channels[0] ?? samples
    expect(part).toHaveLength(length)
    difference.set(
      part.map((sample, index) => sample - (whole[at + index] ?? 0)),
      at,
    )
  }
  expect(rmsDb(difference)).toBeLessThan(rmsDb(whole) - 35)
})

it('without noise removal only what is below speech is removed', () => {
  const sampleRate = 16_000
  const tone = (hz: number) => {
    const sound = {
      sampleRate,
      channels: [
        Float32Array.from({ length: 3 * sampleRate }, (_, at) => Math.sin((2 * Math.PI * hz * at) / sampleRate) / 2),
      ],
    }
    const [cleaned = new Float32Array(0)] = cleanPart({
      sound,
      from: 0,
      length: 3 * sampleRate,
      noise: false,
      rumble: true,
    }).channels
    return rmsDb(cleaned, sampleRate) - rmsDb(sound.channels[0] ?? cleaned, sampleRate)
  }
  expect(tone(25)).toBeLessThan(-35)
  expect(tone(80)).toBeCloseTo(-3, 0)
  for (const hz of [150, 1_000, 6_000]) expect(Math.abs(tone(hz))).toBeLessThan(0.2)
})
