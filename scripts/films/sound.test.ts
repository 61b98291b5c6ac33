import { expect, it } from 'vitest'
import type { VideoDocument } from '#src/video/document.ts'
import { floatWav } from '#src/video/testing/float-wav.ts'
import { sampleFilm } from '#src/video/testing/sample-film.ts'
import { measureSound, soundReport } from './sound.mjs'

const RATE = 48_000
const SCENE_S = 3
/** Two sentences of a second each with a silence between them: 1.0 to 1.45 s. */
const SPEECH = floatWav(
  [
    Array.from({ length: SCENE_S * RATE }, (_, at) => {
      const t = at / RATE
      return t < 1 || (t >= 1.45 && t < 2.45) ? 0.3 * Math.sin(2 * Math.PI * 300 * t) : 0
    }),
  ],
  RATE,
)
const tone = (level: number) =>
  floatWav([Array.from({ length: RATE }, (_, at) => level * Math.sin((2 * Math.PI * 440 * at) / RATE))], RATE)

function filmOf(ducking: number | null): VideoDocument {
  const film = sampleFilm({ width: 320, height: 180 }, [
    { text: 'One.', frames: SCENE_S * 30, animation: 'NONE', transition: '' },
    { text: 'Two.', frames: SCENE_S * 30, animation: 'NONE', transition: '' },
  ])
  const captions = [
    { word: 'One.', start: 0, end: 1000 },
    { word: 'Two.', start: 1450, end: 2450 },
  ]
  return {
    ...film,
    loudnessLufs: -14,
    music: { url: 'music', volume: 1, loop: true, duckingDb: ducking },
    scenes: film.scenes.map((scene) => ({
      ...scene,
      captions,
      voice: { url: 'speech', volume: 1, durationMs: SCENE_S * 1000 },
    })),
  }
}

const measured = (ducking: number | null, level: number, isReadOn = [false, false]) =>
  measureSound(filmOf(ducking), (url) => Promise.resolve(url === 'speech' ? SPEECH : tone(level)), isReadOn)

it('the pauses between sentences are those of the sound, within and between scenes', async () => {
  const { pauses, reading } = await measured(-12, 0.1)
  expect(reading).toEqual([])
  const [within = 0, between = 0, again = 0] = pauses
  expect(pauses).toHaveLength(3)
  for (const pause of [within, again]) expect(Math.abs(pause - 0.45)).toBeLessThan(0.03)
  expect(Math.abs(between - 0.55)).toBeLessThan(0.03)
  expect((await measured(-12, 0.1, [true, false])).reading).toHaveLength(1)
})

it('speech is above the music by their levels and how far the music is lowered', async () => {
  const loud = await measured(null, 0.1)
  const lowered = await measured(-12, 0.1)
  expect((lowered.aboveMusic ?? 0) - (loud.aboveMusic ?? 0)).toBeGreaterThan(11)
  expect((lowered.aboveMusic ?? 0) - (loud.aboveMusic ?? 0)).toBeLessThan(12.5)
})

it('the loudness is that of the exported sound', async () => {
  const { lufs, peak } = await measured(-12, 0.1)
  expect(Math.abs(lufs + 14)).toBeLessThan(0.5)
  expect(peak).toBeLessThan(-1)
})

it('the report names the videos whose music is against their prompt', () => {
  const brief = (text: string) => ({ kind: 'news', text })
  const report = soundReport([
    { brief: brief('A vote. No music.'), hasMusic: false },
    { brief: brief('A bridge. No music.'), hasMusic: true },
    { brief: brief('A library'), hasMusic: true },
  ])
  expect(report).toContain('Music unless the prompt wants none: 2 of 3; not “A bridge. No music.”')
})
