import { beforeAll, describe, expect, it } from 'vitest'
import { makeNodeCanvas } from './canvas-node.ts'
import { createIllustrator, paint } from './illustrator.ts'
import { differenceHash, hashDistance, meanLuminance } from './picture-hash.ts'
import { SHEET_LOOKS, SHEET_PROMPTS } from './sheet-prompts.ts'

/** Small, because the same picture comes out at every size. */
const SIZE = { width: 480, height: 270 }
/** Bits of 64 below which people would call two pictures the same. */
const NEAR = 4

const illustrator = createIllustrator(makeNodeCanvas)

describe('twenty prompts in four looks', () => {
  let hashes: { name: string; hash: readonly boolean[] }[] = []

  beforeAll(() => {
    hashes = SHEET_PROMPTS.flatMap((prompt, at) =>
      SHEET_LOOKS.map((look) => ({
        name: `${prompt} / ${look}`,
        hash: differenceHash(paint(makeNodeCanvas, { ...SIZE, prompt, look, seed: at + 1 }), makeNodeCanvas),
      })),
    )
  })

  it('are eighty different pictures', () => {
    const near = hashes.flatMap((one, at) =>
      hashes
        .slice(at + 1)
        .filter((other) => hashDistance(one.hash, other.hash) < NEAR)
        .map((other) => `${one.name} ~ ${other.name}: ${hashDistance(one.hash, other.hash)}`),
    )
    expect(near).toEqual([])
  })
})

it.each(['A lighthouse by the sea', 'A city street', 'A forest path', 'A wheat field'])(
  'darkens %s at night',
  (prompt) => {
    const light = (text: string) =>
      meanLuminance(paint(makeNodeCanvas, { ...SIZE, prompt: text, look: 'cinematic', seed: 5 }), makeNodeCanvas)
    expect(light(`${prompt} at night`)).toBeLessThan(light(prompt) * 0.8)
  },
)

it('paints the same bytes for the same request and other ones for another seed', async () => {
  const request = { ...SIZE, prompt: 'A boat on the sea', look: 'cinematic', seed: 3 }
  const [first, again, other] = await Promise.all([
    illustrator.illustrate(request),
    illustrator.illustrate(request),
    illustrator.illustrate({ ...request, seed: 4 }),
  ])
  expect(Buffer.compare(first.bytes, again.bytes)).toBe(0)
  expect(Buffer.compare(first.bytes, other.bytes)).not.toBe(0)
})

it.each([
  [192, 108],
  [108, 192],
  [108, 108],
])('paints %d × %d as a JPEG of that size, in every look, also for words it does not know', async (width, height) => {
  for (const { id } of illustrator.looks) {
    const picture = await illustrator.illustrate({ prompt: 'qwxz', look: id, width, height, seed: 1 })
    expect([picture.contentType, picture.width, picture.height]).toEqual(['image/jpeg', width, height])
    expect([...picture.bytes.slice(0, 3)]).toEqual([0xff, 0xd8, 0xff])
  }
})
