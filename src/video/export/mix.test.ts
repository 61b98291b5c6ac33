import { expect, test } from 'vitest'
import { planSounds, type PlannedSound } from '../audio-plan.ts'
import type { VideoDocument } from '../document.ts'
import { floatWav } from '../testing/float-wav.ts'
import { sampleFilm } from '../testing/sample-film.ts'
import { ExportError } from './errors.ts'
import { mixSounds, SAMPLE_RATE } from './mix.ts'

/** A second of steps: in each tenth another height, so that every place of the file is known by its sound. */
const STEPS = Array.from({ length: SAMPLE_RATE }, (_, at) => Math.floor((at / SAMPLE_RATE) * 10) / 20)
const QUIETER = STEPS.map((sample) => sample / 2)
const FILES: Record<string, Blob> = {
  steps: floatWav([STEPS, QUIETER], SAMPLE_RATE),
  mono: floatWav([STEPS], SAMPLE_RATE),
  half: floatWav([STEPS.filter((_, at) => at % 2 === 0)], SAMPLE_RATE / 2),
  loud: floatWav([new Array<number>(SAMPLE_RATE).fill(0.8)], SAMPLE_RATE),
  nothing: floatWav([[]], SAMPLE_RATE),
}

function sound(change: Partial<PlannedSound> & { url: string }): PlannedSound {
  const plain = {
    label: 'The voice',
    from: 0,
    to: 1,
    offset: 0,
    fileEnd: null,
    playbackRate: 1,
    volume: 1,
    volumePoints: [],
  }
  return { ...plain, loop: false, fadeIn: 0, fadeOut: 0, ducking: null, ...change }
}

interface Heard {
  left: number[]
  right: number[]
  /** Samples of each block. */
  blocks: number[]
  asked: string[]
}

/** The mix of the first seconds, or from a sample on. */
async function mix(
  sounds: readonly PlannedSound[],
  seconds = 1,
  place?: { from?: number; block?: number },
): Promise<Heard> {
  const heard: Heard = { left: [], right: [], blocks: [], asked: [] }
  const fetchSound = (url: string) => {
    heard.asked.push(url)
    const file = FILES[url]
    return file ? Promise.resolve(file) : Promise.reject(new Error('404'))
  }
  for await (const { left, right } of mixSounds(sounds, seconds * SAMPLE_RATE, fetchSound, place)) {
    heard.left.push(...left)
    heard.right.push(...right)
    heard.blocks.push(left.length)
  }
  return heard
}

/** Heights at some times (s), in the middle of a tenth. */
const at = (samples: readonly number[], ...times: number[]) =>
  times.map((time) => Number((samples[Math.round(time * SAMPLE_RATE)] ?? NaN).toFixed(3)))

test('a film without sounds is mixed as silence of its length, in blocks of half a second', async () => {
  const { left, blocks } = await mix([], 1.25)
  expect(blocks).toEqual([24_000, 24_000, 12_000])
  expect(left.every((sample) => sample === 0)).toBe(true)
})

test('a sound plays from its beginning to its end, each channel separately, with silence around it', async () => {
  const { left, right } = await mix([sound({ url: 'steps', from: 0.5, to: 1.2 })], 2)
  expect(at(left, 0.25, 0.49, 0.65, 1.15, 1.25, 1.75)).toEqual([0, 0, 0.05, 0.3, 0, 0])
  expect(at(right, 0.65, 1.15)).toEqual([0.025, 0.15])
  expect(left.findIndex((sample) => sample > 0)).toBe(0.6 * SAMPLE_RATE)
  expect(left.findLastIndex((sample) => sample > 0)).toBe(1.2 * SAMPLE_RATE - 1)
})

test('a mono sound plays on both sides', async () => {
  const { left, right } = await mix([sound({ url: 'mono' })])
  expect(at(left, 0.55, 0.95)).toEqual([0.25, 0.45])
  expect(right).toEqual(left)
})

test('a sound that ends before its time is silent then, and one that lasts longer is cut', async () => {
  const short = await mix([sound({ url: 'steps', to: 2 })], 2)
  expect(at(short.left, 0.95, 1.05, 1.95)).toEqual([0.45, 0, 0])
  const cut = await mix([sound({ url: 'steps', to: 5 })], 0.5)
  expect(cut.left).toHaveLength(24_000)
})

test('a part of a file plays from its in point to its out point', async () => {
  const { left } = await mix([sound({ url: 'steps', offset: 0.3, fileEnd: 0.5 })])
  expect(at(left, 0.05, 0.15, 0.25)).toEqual([0.15, 0.2, 0])
})

test('a sound at another rate or speed keeps its heights at their times', async () => {
  const half = await mix([sound({ url: 'half' })])
  expect(at(half.left, 0.55, 0.95).map((height) => Math.round(height * 100))).toEqual([25, 45])
  const fast = await mix([sound({ url: 'mono', playbackRate: 2 })])
  expect(at(fast.left, 0.275, 0.475, 0.55).map((height) => Math.round(height * 100))).toEqual([25, 45, 0])
})

test('a looping sound restarts at its in point for as long as it plays', async () => {
  const { left, asked } = await mix([sound({ url: 'steps', to: 2.4, offset: 0.6, loop: true })], 3)
  expect(at(left, 0.05, 0.35, 0.45, 0.85, 2.35, 2.45)).toEqual([0.3, 0.45, 0.3, 0.3, 0.45, 0])
  expect(asked).toEqual(['steps'])
})

test('a file without a sample does not loop for ever', async () => {
  const { left } = await mix([sound({ url: 'nothing', loop: true })])
  expect(left.every((sample) => sample === 0)).toBe(true)
})

test('sounds at one time are added, each as loud as it is set', async () => {
  const { left } = await mix([sound({ url: 'steps', volume: 0.5 }), sound({ url: 'mono', from: 0.5, to: 1.5 })], 2)
  expect(at(left, 0.45, 0.65, 0.95, 1.05)).toEqual([0.1, 0.2, 0.425, 0.25])
})

test('a sound fades at its end', async () => {
  const { left } = await mix([sound({ url: 'loud', volume: 0.5, fadeOut: 0.5 })])
  expect(at(left, 0.25, 0.49)).toEqual([0.4, 0.4])
  const [early = 0, late = 0] = at(left, 0.6, 0.9)
  expect(early).toBeLessThan(0.4)
  expect(late).toBeLessThan(early)
  expect(at(left, 0.9999)[0]).toBeLessThan(0.001)
})

test('a sound makes room for speech without a step, also when mixing begins within the way down', async () => {
  const ducking = { db: -12, speech: [{ from: 0.4, to: 0.5 }] }
  const music = sound({ url: 'loud', volume: 0.5, ducking })
  const { left } = await mix([music])
  expect(at(left, 0.2, 0.45, 0.9)).toEqual([0.4, 0.1, 0.4])
  const steps = left.slice(1).map((sample, index) => Math.abs(sample - (left[index] ?? 0)))
  expect(Math.max(...steps.slice(0, 47_000))).toBeLessThan(0.0002)
  const part = await mix([music], 1, { from: 15_000, block: 7000 })
  expect(part.left).toEqual(left.slice(15_000))
})

test('peaks are compressed instead of clipped, and below 0.7 nothing changes', async () => {
  const one = await mix([sound({ url: 'loud', volume: 0.875 })])
  expect(at(one.left, 0.5)).toEqual([0.7])
  const two = await mix([sound({ url: 'loud' }), sound({ url: 'loud' })])
  const [bent = 0] = two.left
  expect(bent).toBeGreaterThan(0.95)
  expect(bent).toBeLessThan(1)
  const [little = 0] = (await mix([sound({ url: 'loud' })])).left
  expect(little).toBeGreaterThan(0.78)
  expect(little).toBeLessThan(0.8)
  expect((await mix([sound({ url: 'loud', volume: -2 })])).left[0]).toBeCloseTo(-(two.left[0] ?? 0))
})

test('mixing from the middle of a film equals the whole mix there', async () => {
  const sounds = [
    sound({ url: 'steps', from: 0.25, to: 1.25 }),
    sound({ url: 'half', from: 0, to: 3, offset: 0.5, loop: true, volume: 0.3 }),
    sound({ url: 'mono', from: 2, to: 3 }),
  ]
  const whole = await mix(sounds, 3)
  for (const from of [1, 33_333, 96_000]) {
    const part = await mix(sounds, 3, { from, block: 10_000 })
    expect(part.left).toHaveLength(3 * SAMPLE_RATE - from)
    expect(part.blocks.slice(0, -1).every((length) => length === 10_000)).toBe(true)
    const worst = part.left.reduce(
      (most, sample, index) => Math.max(most, Math.abs(sample - (whole.left[from + index] ?? 0))),
      0,
    )
    expect(worst).toBeLessThan(1e-5)
  }
})

test('only audible sounds are loaded', async () => {
  const { asked } = await mix(
    [sound({ url: 'gone', from: 1, to: 2 }), sound({ url: 'gone', to: 0.5 }), sound({ url: 'mono', from: 0.5 })],
    1,
    { from: 24_000 },
  )
  expect(asked).toEqual(['mono'])
})

test('a sound that fails to load ends the export with its name', async () => {
  const problem = await mix([sound({ url: 'gone', label: 'The voice-over of scene 2' })]).catch(
    (cause: unknown) => cause,
  )
  expect(problem).toBeInstanceOf(ExportError)
  expect(problem).toMatchObject({
    code: 'ASSET',
    message: 'The voice-over of scene 2 couldn’t be loaded. Regenerate or upload it again, then export again.',
    cause: new Error('404'),
  })
})

test('20 cues together, under a voice and beside music, are the sum of each alone', async () => {
  const base = sampleFilm({ width: 320, height: 180 }, [{ text: 'One', frames: 30, animation: 'NONE', transition: '' }])
  const [scene] = base.scenes
  const captions = [{ word: 'One', start: 300, end: 600 }]
  const film: VideoDocument = {
    ...{ ...base, music: { url: 'mono', volume: 0.1, loop: true, duckingDb: -12 } },
    scenes: scene ? [{ ...scene, captions, voice: { url: 'half', volume: 0.2, durationMs: 1000 } }] : [],
    cues: Array.from({ length: 20 }, (_, at) => ({
      ...{ id: `${at}`, kind: at % 3 === 0 ? 'MUSIC' : 'EFFECT', url: ['steps', 'half', 'mono'][at % 3] ?? '' },
      ...{ name: null, from: at, durationInFrames: 10, offsetMs: 400 + at * 20, volume: 0.04, loop: at % 2 === 0 },
      ...{
        fadeInMs: at * 5,
        fadeOutMs: at * 10,
        volumePoints: [],
        isMuted: false,
        duckingDb: at % 3 === 0 ? -9 : null,
      },
    })),
  }
  const sounds = planSounds(film)
  expect(sounds).toHaveLength(22)
  const together = await mix(sounds)
  const sum = new Float64Array(together.left.length)
  for (const one of sounds) {
    const { left } = await mix([one])
    expect(left.some((sample) => sample !== 0)).toBe(true)
    for (const [index, sample] of left.entries()) sum[index] = (sum[index] ?? 0) + sample
  }
  // Nothing is compressed.
  expect(sum.every((sample) => sample < 0.7)).toBe(true)
  expect(together.left.every((sample, index) => Math.abs(sample - (sum[index] ?? NaN)) < 1e-6)).toBe(true)
})
