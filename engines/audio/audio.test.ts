import { describe, expect, it } from 'vitest'
import { EngineError } from '#engines/ports.ts'
import { concatAudio, resampleBy } from './pcm.ts'
import { loudnessOf, normalise, peakOf, rmsDb } from './loudness.ts'
import { decodeWav, durationMsOf, encodeWav, type PcmAudio } from './wav.ts'

function tone(hz: number, seconds: number, level = 0.5, sampleRate = 48_000, channels = 1): PcmAudio {
  const samples = Float32Array.from(
    { length: seconds * sampleRate },
    (_, i) => level * Math.sin((2 * Math.PI * hz * i) / sampleRate),
  )
  return { sampleRate, channels: Array.from({ length: channels }, () => samples.slice()) }
}

describe('WAV', () => {
  it('WAV round-trips in stereo', () => {
    const sound = { sampleRate: 44_100, channels: [Float32Array.of(0, 0.5, -0.5), Float32Array.of(1, -1, 0.25)] }
    const bytes = encodeWav(sound)
    expect(bytes).toHaveLength(44 + 12)
    const back = decodeWav(bytes)
    expect(back.sampleRate).toBe(44_100)
    back.channels.forEach((samples, channel) =>
      samples.forEach((sample, i) => expect(sample).toBeCloseTo(sound.channels[channel]?.[i] ?? 9, 3)),
    )
  })

  it('WAV clamps samples that would wrap around', () => {
    const [samples] = decodeWav(encodeWav({ sampleRate: 8000, channels: [Float32Array.of(3, -3)] })).channels
    expect(Array.from(samples ?? []).map(Math.round)).toEqual([1, -1])
  })

  it('WAV reads unknown chunks, odd sizes and other sample widths', () => {
    const plain = encodeWav({ sampleRate: 8000, channels: [Float32Array.of(0.5, -0.5)] })
    const list = new Uint8Array([...new TextEncoder().encode('LIST'), 3, 0, 0, 0, 1, 2, 3, 0])
    const mixed = new Uint8Array([...plain.subarray(0, 36), ...list, ...plain.subarray(36)])
    expect(decodeWav(mixed)).toEqual(decodeWav(plain))
    const float = new Uint8Array(44 + 4)
    float.set(plain.subarray(0, 44))
    const view = new DataView(float.buffer)
    view.setUint16(20, 3, true)
    view.setUint16(34, 32, true)
    view.setUint32(40, 4, true)
    view.setFloat32(44, -0.25, true)
    expect(decodeWav(float).channels[0]).toEqual(Float32Array.of(-0.25))
  })

  it('WAV rejects other files with the reason', () => {
    expect(() => decodeWav(new Uint8Array(0))).toThrow(EngineError)
    expect(() => decodeWav(new TextEncoder().encode('<!doctype html><p>hello</p>'))).toThrow('isn’t a WAV')
    expect(() => decodeWav(encodeWav(tone(440, 0.01)).subarray(0, 30))).toThrow(EngineError)
  })
})

describe('concatAudio', () => {
  it('concatAudio joins in order with silence between', () => {
    const one = { sampleRate: 1000, channels: [Float32Array.of(1, 1)] }
    const two = { sampleRate: 1000, channels: [Float32Array.of(0.5)] }
    expect(concatAudio([one, two], 2).channels[0]).toEqual(Float32Array.of(1, 1, 0, 0, 0.5))
    expect(durationMsOf(concatAudio([one, two], 2))).toBe(5)
  })

  it('concatAudio rejects mismatched parts and an empty list', () => {
    expect(() => concatAudio([tone(1, 1, 1, 8000), tone(1, 1, 1, 9000)])).toThrow('one sample rate')
    expect(() => concatAudio([])).toThrow('no audio')
  })
})

describe('loudness', () => {
  it('loudness agrees with the reference: a 997 Hz sine at 0 dBFS in one channel is -3.01 LUFS', () => {
    expect(loudnessOf(tone(997, 2, 1))).toBeCloseTo(-3.01, 1)
    expect(loudnessOf(tone(997, 2, 0.1, 48_000, 2))).toBeCloseTo(-20, 1)
  })

  it('loudness weights bass below treble and ignores surrounding silence', () => {
    expect(loudnessOf(tone(30, 2))).toBeLessThan(loudnessOf(tone(1000, 2)) - 8)
    const padded = concatAudio([tone(997, 2, 0.5), { sampleRate: 48_000, channels: [new Float32Array(480_000)] }])
    expect(Math.abs(loudnessOf(padded) - loudnessOf(tone(997, 2, 0.5)))).toBeLessThan(0.6)
    expect(loudnessOf({ sampleRate: 48_000, channels: [new Float32Array(48_000)] })).toBe(-Infinity)
  })

  it('normalizes any loudness to the requested level, below the ceiling', () => {
    for (const level of [0.01, 0.9]) expect(loudnessOf(normalise(tone(500, 2, level), -20))).toBeCloseTo(-20, 1)
    expect(peakOf(normalise(tone(500, 2), -1, 0.9))).toBeLessThanOrEqual(0.9)
    const silence = normalise({ sampleRate: 8000, channels: [new Float32Array(100)] }, -16)
    expect(peakOf(silence)).toBe(0)
  })
})

describe('resampleBy', () => {
  it('resampleBy moves a tone by the factor and keeps its level', () => {
    const [samples = new Float32Array(0)] = tone(500, 1, 0.5, 16_000).channels
    const faster = resampleBy(samples, 1.25)
    expect(faster).toHaveLength(12_800)
    let crossings = 0
    for (let i = 1; i < faster.length; i++) if ((faster[i - 1] ?? 0) < 0 && (faster[i] ?? 0) >= 0) crossings++
    expect(Math.abs(crossings / 0.8 - 625)).toBeLessThan(3)
    expect(rmsDb(faster)).toBeCloseTo(rmsDb(samples), 0)
  })

  it('resampleBy removes frequencies above the new Nyquist limit instead of aliasing them', () => {
    const [samples = new Float32Array(0)] = tone(7000, 0.5, 0.5, 16_000).channels
    expect(rmsDb(resampleBy(samples, 1.5))).toBeLessThan(rmsDb(samples) - 30)
  })
})
