import { describe, expect, it } from 'vitest'
import { peakOf, rmsDb } from '#engines/audio/loudness.ts'
import { decodeWav, durationMsOf, type PcmAudio } from '#engines/audio/wav.ts'
import { playSound } from '../play-sound.ts'
import { SCORES } from '../score/pieces.ts'
import { renderEffect } from './render-effect.ts'
import { SAMPLED_EFFECTS } from './sampled-effects.ts'
import { SOUND_EFFECTS, type SoundEffectId } from './sound-effects.ts'

/** Making all ambience takes four seconds of one core. Those of every day are one of even noise, one of waves and one of voices. */
const DAILY: readonly SoundEffectId[] = ['rain', 'sea-waves', 'crowd-murmur']
const isLong = process.env['LONG_TESTS'] === '1'
const TRIED = SOUND_EFFECTS.filter(({ id, kind }) => isLong || kind === 'EFFECT' || DAILY.includes(id))

const made = new Map<SoundEffectId, PcmAudio>()

/** Each sound once for all tests. */
function soundOf(id: SoundEffectId): PcmAudio {
  const sound = made.get(id) ?? renderEffect(id)
  if (!sound) throw new Error(`No recipe: ${id}`)
  made.set(id, sound)
  return sound
}

const left = (id: SoundEffectId) => soundOf(id).channels[0] ?? new Float32Array()

const LOWEST_HZ = 31.25

/** Power of each octave from 31 Hz to 16 kHz around a time, by single frequencies within it. */
function octaves(samples: Float32Array, fromS: number, lengthS: number): number[] {
  const rate = 48_000
  const part = samples.subarray(fromS * rate, (fromS + lengthS) * rate)
  return Array.from({ length: 9 }, (_, octave) => {
    let power = 0
    for (let step = 0; step < 6; step++) {
      const turn = (2 * Math.PI * LOWEST_HZ * 2 ** (octave + step / 6)) / rate
      const factor = 2 * Math.cos(turn)
      let [one, two] = [0, 0]
      for (const [at, sample] of part.entries()) {
        const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / part.length)
        ;[one, two] = [sample * window + factor * one - two, one]
      }
      power += one * one + two * two - factor * one * two
    }
    // An octave has twice the breadth of the one below: its few frequencies stand for more.
    return power * 2 ** octave
  })
}

/** Where the power of a sound is around a time, Hz. */
function centroid(samples: Float32Array, fromS: number, lengthS: number): number {
  const powers = octaves(samples, fromS, lengthS)
  const total = powers.reduce((sum, power) => sum + power, 0)
  return LOWEST_HZ * 2 ** (powers.reduce((sum, power, octave) => sum + power * octave, 0) / total)
}

describe('the list', () => {
  it('there are 24 made and 14 recorded sound effects with ids that no other sound has, names and words in lower case', () => {
    const all = [...SOUND_EFFECTS, ...SAMPLED_EFFECTS]
    expect(all).toHaveLength(24 + 14)
    const ids = [...all, ...SCORES].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
    for (const { words } of all) for (const word of words) expect(word).toMatch(/^[a-z]+$/)
  })

  it('all ambience loops', () => {
    expect(SOUND_EFFECTS.filter(({ kind, loops }) => kind === 'AMBIENCE' && !loops)).toEqual([])
  })
})

describe.each(TRIED.map(({ id, durationMs, kind, loops }) => ({ id, durationMs, kind, loops })))('$id', (effect) => {
  it('a sound effect is stereo of 48 kHz, as long as it says, audible, below −1 dBFS and without offset', () => {
    const sound = soundOf(effect.id)
    expect([sound.sampleRate, sound.channels.length]).toEqual([48_000, 2])
    expect(durationMsOf(sound)).toBe(effect.durationMs)
    expect(peakOf(sound)).toBeLessThan(10 ** (-1 / 20))
    for (const samples of sound.channels) {
      expect(rmsDb(samples)).toBeGreaterThan(-40)
      expect(Math.abs(samples.reduce((sum, sample) => sum + sample, 0) / samples.length)).toBeLessThan(5e-4)
    }
  })

  if (effect.kind === 'EFFECT')
    it('an effect starts and ends in silence', () => {
      for (const samples of soundOf(effect.id).channels) {
        for (const sample of [samples[0], samples.at(-1)]) expect(Math.abs(sample ?? 1)).toBe(0)
        expect(rmsDb(samples, samples.length - 96)).toBeLessThan(-50)
      }
    })

  if (effect.loops)
    it('a loop continues from its end to its start as smoothly as within, and as loud', () => {
      for (const samples of soundOf(effect.id).channels) {
        const at = (index: number) => samples[(index + samples.length) % samples.length] ?? 0
        const bend = (index: number) => Math.abs(at(index + 1) - 2 * at(index) + at(index - 1))
        const near = Array.from({ length: 4_000 }, (_, index) => bend(index + 50)).sort((a, b) => a - b)
        expect(Math.max(bend(-1), bend(0))).toBeLessThanOrEqual(near.at(-5) ?? 0)
        if (effect.kind === 'AMBIENCE')
          expect(Math.abs(rmsDb(samples, samples.length - 4_800) - rmsDb(samples, 0, 4_800))).toBeLessThan(9)
      }
    })
})

describe('what they sound like', () => {
  it('a riser climbs and grows, a downer sinks and fades', () => {
    const [rise, fall] = [left('riser'), left('downer')]
    const pitches = [0.3, 1, 1.7, 2.4].map((fromS) => centroid(rise, fromS, 0.2))
    for (const [at, hz] of pitches.slice(1).entries()) expect(hz).toBeGreaterThan(1.4 * (pitches[at] ?? 0))
    expect(rmsDb(rise, 120_000)).toBeGreaterThan(rmsDb(rise, 0, 24_000) + 12)
    expect(centroid(fall, 0, 0.3)).toBeGreaterThan(3 * centroid(fall, 1.2, 0.3))
    expect(rmsDb(fall, 0, 24_000)).toBeGreaterThan(rmsDb(fall, 72_000) + 12)
  })

  it('a whoosh passes from left to right', () => {
    const [from = new Float32Array(), to = new Float32Array()] = soundOf('whoosh-long').channels
    const centre = (samples: Float32Array) => {
      const power = samples.map((sample) => sample * sample)
      return power.reduce((sum, value, at) => sum + value * at, 0) / power.reduce((sum, value) => sum + value, 0)
    }
    expect((centre(to) - centre(from)) / 48).toBeGreaterThan(100)
  })

  it('rain is broad, and as loud at any time', () => {
    const rain = left('rain')
    const powers = octaves(rain, 1, 0.3)
      .slice(4)
      .map((power) => 10 * Math.log10(power))
    expect(Math.max(...powers) - Math.min(...powers)).toBeLessThan(15)
    const seconds = Array.from({ length: 12 }, (_, at) => rmsDb(rain, at * 48_000, (at + 1) * 48_000))
    expect(Math.max(...seconds) - Math.min(...seconds)).toBeLessThan(2)
  })

  it('a boom is lower than a hit, a click higher than both and over within 80 ms', () => {
    expect(centroid(left('boom'), 0, 0.5)).toBeLessThan(centroid(left('hit'), 0, 0.5))
    expect(centroid(left('click'), 0, 0.06)).toBeGreaterThan(1_000)
    expect(left('click').length / 48).toBeLessThan(80)
  })

  it('waves rise and fall', () => {
    const sea = left('sea-waves')
    const seconds = Array.from({ length: 16 }, (_, at) => rmsDb(sea, at * 48_000, (at + 1) * 48_000))
    expect(Math.max(...seconds) - Math.min(...seconds)).toBeGreaterThan(10)
  })

  it('the file of a sound effect is 16-bit WAVE of what was made, the same every time', async () => {
    const read = () => Promise.reject(new Error('It is not recorded'))
    const file = await playSound({ id: 'pop' }, read)
    expect(await playSound({ id: 'pop' }, read)).toEqual(file)
    const [samples] = decodeWav(file).channels
    expect(samples?.every((sample, at) => Math.abs(sample - (left('pop')[at] ?? 0)) < 1 / 16_384)).toBe(true)
  })
})
