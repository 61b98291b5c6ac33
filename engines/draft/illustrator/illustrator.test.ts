import { describe, expect, it } from 'vitest'
import type { IllustrationRequest } from '#engines/ports.ts'
import { makeNodeCanvas } from './canvas-node.ts'
import type { Surface } from './core/surface.ts'
import { createIllustrator, paint } from './illustrator.ts'
import { LOOKS } from './looks/looks.ts'
import { loadNodeObjects, nodeObjects } from './objects/objects-node.ts'
import { createNodeIllustrator } from '../node-engines.ts'
import { differenceHash, grid, hashDistance, meanLuminance } from './image-hash.ts'
import { SHEET_LOOKS, SHEET_PROMPTS } from './sheet-prompts.ts'

const illustrator = createIllustrator(makeNodeCanvas, loadNodeObjects)
const small = { width: 320, height: 180, seed: 1 }
const tiny = { width: 160, height: 90 }

const image = (prompt: string, look: string, more: Partial<IllustrationRequest> = {}): Surface =>
  paint(makeNodeCanvas, { prompt, look, ...small, ...more }, nodeObjects({ prompt, look }))

const hashOf = (surface: Surface): readonly boolean[] => differenceHash(surface, makeNodeCanvas)

const isLong = process.env.LONG_TESTS === '1'
/** Large images take their time by pixels: smaller ones of the same shape every day. */
const daily = (px: number, share: number) => (isLong ? px : px * share)
const FILMS = [
  [1920, 1080],
  [1080, 1920],
  [1080, 1080],
].map(([width = 0, height = 0]) => [daily(width, 1 / 3), daily(height, 1 / 3)] as const)
const SIZES = [...FILMS, [64, 64] as const, [33, 200] as const]
/** Some in the everyday run, spread over all of them. */
const everyday = <Item>(items: readonly Item[], step: number) => items.filter((_, at) => isLong || at % step === 0)

/** Two images this near (of 64 bits of a difference hash) would pass for the same one; 5 is the usual bound for duplicates. */
const NEARLY_EQUAL = 6

describe('the illustrator', () => {
  it('the illustrator offers at least eight looks with unique names', () => {
    expect(illustrator.looks.length).toBeGreaterThanOrEqual(8)
    for (const key of ['id', 'name', 'description'] as const)
      expect(new Set(illustrator.looks.map((look) => look[key])).size).toBe(illustrator.looks.length)
  })

  it.each(LOOKS.map(({ id }) => id))(
    'in the look %s the same request gives the same bytes, another seed another image',
    async (look) => {
      const request = { prompt: 'A lighthouse on a cliff at dusk', look, ...small, ...tiny }
      const [first, again, other] = await Promise.all([
        illustrator.illustrate(request),
        illustrator.illustrate(request),
        illustrator.illustrate({ ...request, seed: 2 }),
      ])
      expect(Buffer.from(again.bytes).equals(first.bytes)).toBe(true)
      expect(Buffer.from(other.bytes).equals(first.bytes)).toBe(false)
    },
  )

  it('the illustrator falls back to the first look for an unknown one', () => {
    const [first] = LOOKS
    const unknown = image('a cat', 'no-such-look').context.getImageData(0, 0, 320, 180).data
    expect(unknown).toEqual(image('a cat', first.id).context.getImageData(0, 0, 320, 180).data)
  })

  it('the illustrator draws no two images alike: 20 prompts in 4 looks, 5 of them in everyday runs', () => {
    const prompts = everyday(SHEET_PROMPTS, 4)
    const hashes = prompts.flatMap((prompt) =>
      SHEET_LOOKS.map((look) => ({ name: `${prompt} (${look})`, hash: hashOf(image(prompt, look, tiny)) })),
    )
    const alike = hashes.flatMap((a, i) =>
      hashes
        .slice(i + 1)
        .flatMap((b) => (hashDistance(a.hash, b.hash) < NEARLY_EQUAL ? [`${a.name} = ${b.name}`] : [])),
    )
    expect(hashes).toHaveLength(isLong ? 80 : 20)
    expect(alike).toEqual([])
  }, 120_000)

  it('the illustrator recomposes with the seed', () => {
    const hashes = [1, 2, 3, 4, 5].map((seed) => hashOf(image('a sailboat on the sea', 'cinematic', { seed, ...tiny })))
    const distances = hashes.flatMap((a, i) => hashes.slice(i + 1).map((b) => hashDistance(a, b)))
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(NEARLY_EQUAL)
  })

  it.each(LOOKS.map(({ id }) => id))(
    'in the look %s the word night darkens the image',
    (look) => {
      const prompts = [
        'A lighthouse on a basalt cliff',
        'The skyline of a big city',
        'An old writer at his desk',
        'A blue perfume bottle',
        'dreams and memory',
        'A forest path',
        'A portrait of a woman',
      ]
      for (const prompt of everyday(prompts, 3)) {
        const day = meanLuminance(image(prompt, look, tiny), makeNodeCanvas)
        const night = meanLuminance(image(`${prompt} at night`, look, tiny), makeNodeCanvas)
        expect(night / day, prompt).toBeLessThan(0.86)
      }
    },
    60_000,
  )

  it.each(['cinematic', 'watercolour', 'paper-cut', 'pastel', 'poster'])(
    'in the look %s a thumbnail shows the same image',
    (look) => {
      const scale = daily(1, 1 / 2)
      for (const prompt of everyday(['camels in the desert', 'a cook in the kitchen'], 2)) {
        const large = grid(image(prompt, look, { width: 1280 * scale, height: 720 * scale }), makeNodeCanvas, 16, 9)
        const small = { width: 320 * scale, height: 180 * scale }
        const thumbnail = grid(image(prompt, look, small), makeNodeCanvas, 16, 9)
        const apart = large.reduce((sum, value, i) => sum + Math.abs(value - (thumbnail[i] ?? 0)), 0) / large.length
        expect(apart, prompt).toBeLessThan(9)
      }
    },
    60_000,
  )

  it.each(SIZES)(
    'the illustrator paints %i x %i to every edge',
    (width, height) => {
      for (const prompt of everyday(['a lake in the mountains', 'a teacher in a classroom', 'planets in space'], 3)) {
        // On a canvas that is not opaque, points without paint are transparent.
        const painted = paint((w, h) => makeNodeCanvas(w, h), { prompt, look: 'cinematic', ...small, width, height })
        const { data } = painted.context.getImageData(0, 0, width, height)
        let blank = 0
        for (let i = 3; i < data.length; i += 4) if ((data[i] ?? 0) < 255) blank++
        expect(blank, prompt).toBe(0)
      }
    },
    60_000,
  )

  it.each(['pastel', 'cinematic'])(
    'in the look %s an image shows its subject, and another subject is another image',
    (look) => {
      const prompts = ['An invoice', 'A croissant', 'A gorilla', 'A washing machine', 'A piggy bank', 'xyzzy']
      const hashes = prompts.map((prompt) => hashOf(image(prompt, look, tiny)))
      const distances = hashes.flatMap((a, i) => hashes.slice(i + 1).map((b) => hashDistance(a, b)))
      expect(Math.min(...distances)).toBeGreaterThanOrEqual(NEARLY_EQUAL)
      // Without its vector object the subject is missing.
      const bare = paint(makeNodeCanvas, { prompt: 'An invoice', look, ...small, ...tiny })
      expect(hashDistance(hashOf(bare), hashOf(image('An invoice', look, tiny)))).toBeGreaterThanOrEqual(NEARLY_EQUAL)
    },
  )

  it('the illustrator follows a colour word', () => {
    const share = (prompt: string, channel: 0 | 2): number => {
      const { data } = image(prompt, 'paper-cut').context.getImageData(0, 0, 320, 180)
      const sums = [0, 0, 0]
      for (let i = 0; i < data.length; i += 4) for (let k = 0; k < 3; k++) sums[k] = (sums[k] ?? 0) + (data[i + k] ?? 0)
      return (sums[channel] ?? 0) / ((sums[0] ?? 0) + (sums[1] ?? 0) + (sums[2] ?? 0))
    }
    expect(share('a boat in red light', 0)).toBeGreaterThan(share('a boat in blue light', 0) + 0.03)
    expect(share('a boat in blue light', 2)).toBeGreaterThan(share('a boat in red light', 2) + 0.03)
  })

  it.each([
    ['a map on the open sea', 'a table'],
    ['a lighthouse keeper and a map on an island', 'the shore'],
  ])('in the image of %s, what would not float stands on %s', (prompt) => {
    // Water is blue; wood and sand are warmer than the sky above them.
    const warmth = (y: number): number => {
      const { data } = image(`${prompt}, at noon`, 'cinematic').context.getImageData(0, y, 320, 8)
      return data.reduce((sum, value, i) => sum + (i % 4 === 0 ? value : i % 4 === 2 ? -value : 0), 0) / data.length
    }
    expect(warmth(170)).toBeGreaterThan(warmth(20) + 10)
    expect(warmth(170)).toBeGreaterThan(0)
  })

  it('the illustrator paints the same in a worker', async () => {
    const remote = createNodeIllustrator()
    try {
      for (const prompt of ['A fox in the snow', 'A pharmacy with pills']) {
        const request = { prompt, look: 'ink', ...small }
        const there = await remote.illustrate(request)
        const here = await illustrator.illustrate(request)
        expect(Buffer.from(there.bytes).equals(here.bytes), prompt).toBe(true)
        expect(there).toMatchObject({ contentType: 'image/jpeg', width: 320, height: 180 })
      }
    } finally {
      remote.close()
    }
  })
})
