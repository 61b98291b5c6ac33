import { describe, expect, it, vi } from 'vitest'
import { loudnessOf } from '#engines/audio/loudness.ts'
import type { LoudnessTarget } from '#src/domain/sound.ts'
import type { VideoDocument } from '../document.ts'
import { floatWav } from '../testing/float-wav.ts'
import { truePeakOf } from '../testing/true-peak-of.ts'
import { sampleFilm } from '../testing/sample-film.ts'
import { masterSound, measureSound } from './master.ts'
import { mixSounds, SAMPLE_RATE } from './mix.ts'
import { planSounds } from '../audio-plan.ts'
import { samplesOf } from './sound-ranges.ts'

const SECONDS = 3
const tone = (hz: number, level: number, envelope = (_t: number) => 1) =>
  floatWav(
    [
      Array.from({ length: SECONDS * SAMPLE_RATE }, (_, at) => {
        const t = at / SAMPLE_RATE
        return level * envelope(t) * Math.sin(2 * Math.PI * hz * t)
      }),
    ],
    SAMPLE_RATE,
  )
const FILES: Record<string, Blob> = {
  quiet: tone(440, 0.05, (t) => Math.exp(-4 * (t % 0.5))),
  loud: tone(440, 0.9, (t) => Math.exp(-4 * (t % 0.5))),
  // A hard beginning four times a second, which its peaks stand out with.
  beats: tone(997, 0.5, (t) => Math.exp(-12 * (t % 0.25))),
  clicks: tone(11_000, 0.5, (t) => (t % 1 < 0.001 ? 1 : 0.002)),
  nothing: tone(440, 0),
}
const fetchSound = vi.fn((url: string) => Promise.resolve(FILES[url] ?? new Blob()))
const { signal } = new AbortController()

function filmOf(voice: string, loudnessLufs: LoudnessTarget | null): VideoDocument {
  const film = sampleFilm({ width: 320, height: 180 }, [
    { text: 'One', frames: SECONDS * 30, animation: 'NONE', transition: '' },
  ])
  const spoken = { url: voice, volume: 1, durationMs: SECONDS * 1000 }
  return { ...film, music: null, loudnessLufs, scenes: film.scenes.map((scene) => ({ ...scene, voice: spoken })) }
}

async function mastered(film: VideoDocument) {
  const channels = [new Float32Array(samplesOf(film)), new Float32Array(samplesOf(film))] as const
  let at = 0
  for await (const { left, right } of masterSound(film, fetchSound, signal)) {
    channels[0].set(left, at)
    channels[1].set(right, at)
    at += left.length
  }
  expect(at).toBe(samplesOf(film))
  return { sampleRate: SAMPLE_RATE, channels: [...channels] }
}

describe('the loudness of a film', () => {
  it.each([
    ['quiet', -14],
    ['loud', -16],
    ['beats', -14],
  ] as const)(
    'the loudness of a film of %s sound is %i LUFS, with no true peak above -1 dBTP',
    async (voice, target) => {
      const film = filmOf(voice, target)
      const sound = await mastered(film)
      expect(Math.abs(loudnessOf(sound) - target)).toBeLessThan(0.5)
      // Room for the encoder.
      expect(truePeakOf(sound)).toBeLessThan(-1.95)
      const { reached } = await measureSound(film, fetchSound, signal)
      expect(Math.abs(reached - loudnessOf(sound))).toBeLessThan(0.2)
    },
  )

  it('the loudness of a film whose peaks would be lowered by more than 12 dB stays below, and is said', async () => {
    const film = filmOf('clicks', -14)
    const { gain, mixed, reached } = await measureSound(film, fetchSound, signal)
    expect(gain).toBeGreaterThan(1)
    expect(mixed).toBeLessThan(reached)
    expect(reached).toBeLessThan(-20)
    const sound = await mastered(film)
    expect(Math.abs(loudnessOf(sound) - reached)).toBeLessThan(0.5)
    expect(truePeakOf(sound)).toBeLessThan(-1)
  })

  it('the loudness of silence is not raised', async () => {
    const { gain, reached } = await measureSound(filmOf('nothing', -14), fetchSound, signal)
    expect([gain, reached]).toEqual([1, -Infinity])
  })

  it('a film without a loudness is mixed once and stays as mixed, bit by bit', async () => {
    const film = filmOf('loud', null)
    fetchSound.mockClear()
    const { channels } = await mastered(film)
    expect(fetchSound).toHaveBeenCalledOnce()
    let at = 0
    for await (const { left } of mixSounds(planSounds(film), samplesOf(film), fetchSound)) {
      expect(channels[0]?.subarray(at, at + left.length)).toEqual(left)
      at += left.length
    }
  })

  it('sound keeps its time and its channels below the ceiling: it is only amplified', async () => {
    const film = filmOf('quiet', -23)
    const { gain } = await measureSound(film, fetchSound, signal)
    const { channels } = await mastered(film)
    let at = 0
    for await (const { left } of mixSounds(planSounds(film), samplesOf(film), fetchSound)) {
      for (let index = 0; index < left.length; index += 997)
        expect(channels[0]?.[at + index]).toBeCloseTo((left[index] ?? 0) * gain, 6)
      at += left.length
    }
  })
})
