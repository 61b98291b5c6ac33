import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { loudnessOf, peakOf, rmsDb } from '#engines/audio/loudness.ts'

import { decodeWav, durationMsOf, encodeWav, type PcmAudio } from '#engines/audio/wav.ts'
import { EngineError } from '#engines/ports.ts'
import { createNodeMusic } from '../node-engines.ts'
import { playSound } from './play-sound.ts'
import { type Recording } from './recordings.ts'
import { lengthOfLoop } from './score/form.ts'
import { SCORES } from './score/pieces.ts'
import { SYNTHESIZED, synthesize } from './synthesized.ts'

const isLong = process.env['LONG_TESTS'] === '1'
/** Rendering all tracks takes many seconds of one core. Those of every day are two of the four that are most alike. */
const TRIED = SCORES.filter(({ id }) => (isLong && id in SYNTHESIZED) || id === 'closing-in' || id === 'rising-tide')

const rendered = new Map<string, PcmAudio>()

/** Each synthesized track once for all tests. */
function play(id: string): PcmAudio {
  const score = SCORES.find((each) => each.id === id)
  const sound = rendered.get(id) ?? (score && synthesize(score))
  if (!sound) throw new Error(`No track: ${id}`)
  rendered.set(id, sound)
  return sound
}

const readRecording = async ({ path }: Recording) => new Uint8Array(readFileSync(`node_modules/${path}`))

function left(audio: PcmAudio): Float32Array {
  return audio.channels[0] ?? new Float32Array(0)
}

const WINDOW_SIZE = 2048
/** Computed once: the spectra of all tracks take tens of millions of its values. */
const hann = Float64Array.from({ length: WINDOW_SIZE }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / WINDOW_SIZE))

/** Power in dB of each octave from 62 Hz to 8 kHz, the loudest at 0. */
function octaves(samples: Float32Array, sampleRate: number): number[] {
  const powers = new Array<number>(8).fill(0)
  for (let from = 0; from + WINDOW_SIZE <= samples.length; from += WINDOW_SIZE * 16)
    for (const band of powers.keys())
      for (let step = 0; step < 6; step++) {
        const hz = 62.5 * 2 ** (band + step / 6)
        powers[band] = (powers[band] ?? 0) + goertzel(samples, from, hz / sampleRate)
      }
  const most = Math.max(...powers)
  return powers.map((power) => 10 * Math.log10(power / most + 1e-9))
}

function goertzel(samples: Float32Array, from: number, cycles: number): number {
  const factor = 2 * Math.cos(2 * Math.PI * cycles)
  let one = 0
  let two = 0
  for (let i = 0; i < WINDOW_SIZE; i++) {
    const now = (samples[from + i] ?? 0) * (hann[i] ?? 0) + factor * one - two
    two = one
    one = now
  }
  return one * one + two * two - factor * one * two
}

/** How often per second the loudness rises suddenly: beats, strums, notes. */
function attacksPerSecond(samples: Float32Array, sampleRate: number): number {
  const step = Math.round(sampleRate * 0.02)
  let rises = 0
  let before = -100
  for (let at = 0; at + step < samples.length; at += step) {
    const now = rmsDb(samples, at, at + step)
    if (now > before + 4 && now > -40) rises++
    before = now
  }
  return rises / (samples.length / sampleRate)
}

describe('the tracks', () => {
  it('there are at least six tracks, with moods and unique names', () => {
    expect(SCORES.length).toBeGreaterThanOrEqual(6)
    for (const field of ['id', 'name', 'mood'] as const)
      expect(new Set(SCORES.map((track) => track[field])).size).toBe(SCORES.length)
  })

  it('the tracks differ in tempo', () => {
    expect(new Set(SCORES.map(({ bpm }) => bpm)).size).toBe(SCORES.length)
  })

  it('the tracks differ in sound: no two have near-equal spectra and density', () => {
    const prints = TRIED.map(({ id }) => {
      const audio = play(id)
      return [...octaves(left(audio), audio.sampleRate), attacksPerSecond(left(audio), audio.sampleRate) * 4]
    })
    for (const [i, one] of prints.entries())
      for (const other of prints.slice(i + 1)) {
        const distance = Math.sqrt(one.reduce((sum, value, band) => sum + (value - (other[band] ?? 0)) ** 2, 0))
        expect(distance).toBeGreaterThan(6)
      }
  }, 180_000)
})

describe.each(TRIED.map((score) => ({ id: score.id, durationMs: lengthOfLoop(score) })))(
  '$id',
  ({ id, durationMs }) => {
    it('a music track is stereo, lasts 24 to 40 s, and as long as it says', () => {
      const audio = play(id)
      expect(audio.sampleRate).toBe(32_000)
      expect(audio.channels).toHaveLength(2)
      expect(durationMsOf(audio)).toBeCloseTo(durationMs, 1)
      expect(durationMs).toBeGreaterThanOrEqual(24_000)
      expect(durationMs).toBeLessThanOrEqual(40_000)
      expect(audio.channels[0]).not.toEqual(audio.channels[1])
    })

    it('a music track is as loud as the others and never clips', () => {
      const audio = play(id)
      expect(loudnessOf(audio)).toBeCloseTo(-16, 0)
      expect(peakOf(audio)).toBeLessThan(0.97)
    })

    it('a music track loops from its end to its start without a click or a gap', () => {
      for (const samples of play(id).channels) {
        const last = samples.length - 1
        const at = (index: number) => samples[(index + samples.length) % samples.length] ?? 0
        // The second difference is what a click is made of; across the seam it must be an everyday one of this track.
        const bend = (index: number) => Math.abs(at(index + 1) - 2 * at(index) + at(index - 1))
        const usual: number[] = []
        for (let i = 2; i < last; i += 37) usual.push(bend(i))
        const limit = usual.sort((a, b) => a - b)[Math.floor(usual.length * 0.995)] ?? 0
        expect(Math.max(bend(last), bend(0))).toBeLessThanOrEqual(limit)
        const near = 3200
        const overall = rmsDb(samples)
        expect(rmsDb(samples, last - near)).toBeGreaterThan(overall - 25)
        expect(rmsDb(samples, 0, near)).toBeGreaterThan(overall - 25)
      }
    })

    it('a music track keeps moving: no second is silent and it is not one held sound', () => {
      const audio = play(id)
      const samples = left(audio)
      const seconds = Array.from({ length: Math.floor(samples.length / audio.sampleRate) }, (_, second) =>
        rmsDb(samples, second * audio.sampleRate, (second + 1) * audio.sampleRate),
      )
      expect(Math.min(...seconds)).toBeGreaterThan(-40)
      expect(Math.max(...seconds) - Math.min(...seconds)).toBeGreaterThan(1.5)
    })
  },
)

describe('the engine', () => {
  const engine = createNodeMusic()
  afterAll(() => engine.close())

  it('the engine lists its tracks and renders in its worker exactly what is played here', async () => {
    expect(engine.tracks.map(({ id }) => id)).toEqual(SCORES.map(({ id }) => id))
    expect(new Set(engine.tracks.map(({ credit }) => credit?.licence))).toEqual(new Set(['MIT']))
    const piece = await engine.render('paper-planes', 6_000)
    expect(piece).toEqual(await playSound({ id: 'paper-planes', durationMs: 6_000 }, readRecording))
    expect(durationMsOf(decodeWav(piece))).toBe(6_000)
  })

  it('without its recorded instruments the engine plays the synthesized track, repeated to a length and faded out', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const noFile = () => Promise.reject(new Error('No such file'))
    const longer = decodeWav(await playSound({ id: 'closing-in', durationMs: 40_000 }, noFile))
    expect(durationMsOf(longer)).toBe(40_000)
    const [samples = new Float32Array()] = longer.channels
    const [loop = new Float32Array()] = decodeWav(encodeWav(play('closing-in'))).channels
    expect(samples.slice(0, loop.length)).toEqual(loop)
    expect(samples.slice(loop.length, 37 * 32_000)).toEqual(loop.slice(0, 37 * 32_000 - loop.length))
    expect(samples.at(-1)).toBeCloseTo(0, 3)
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it('the engine rejects an unknown track', async () => {
    await expect(engine.render('nothing')).rejects.toThrow(EngineError)
  })
})
