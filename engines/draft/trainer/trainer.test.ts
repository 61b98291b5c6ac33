import { describe, expect, it } from 'vitest'
import type { PixelTile } from '#engines/ports.ts'
import { makeNodeCanvas } from '../illustrator/canvas-node.ts'
import { Random } from '../illustrator/core/random.ts'
import { paint } from '../illustrator/illustrator.ts'
import { createTrainer } from './trainer.ts'

const isLong = process.env['LONG_TESTS'] === '1'
const trainer = createTrainer()
const SIZE = { width: 192, height: 108 }
const SAMPLES = [
  { prompt: 'A lighthouse on a cliff by the sea', look: 'cinematic', seed: 11 },
  { prompt: 'A street in an old town', look: 'cinematic', seed: 12 },
]

type Colour = readonly [number, number, number]
interface SetKind {
  colours: readonly Colour[]
  /** px. */
  shape: number
  /** Steps of each channel. */
  grain: number
  outlined: boolean
}

/** Six sets that share nothing: colours, tones, sizes of shapes, grain, lines. Every day one of areas and one of lines. */
const SETS: Record<string, SetKind> = {
  poster: {
    colours: [
      [230, 70, 40],
      [250, 200, 60],
      [245, 230, 200],
    ],
    shape: 60,
    grain: 0,
    outlined: false,
  },
  night: {
    colours: [
      [10, 12, 30],
      [25, 30, 70],
      [60, 70, 120],
    ],
    shape: 30,
    grain: 14,
    outlined: false,
  },
  pastel: {
    colours: [
      [250, 220, 230],
      [220, 235, 250],
      [240, 245, 220],
    ],
    shape: 80,
    grain: 2,
    outlined: false,
  },
  comic: {
    colours: [
      [255, 255, 255],
      [90, 180, 240],
      [240, 80, 90],
    ],
    shape: 24,
    grain: 0,
    outlined: true,
  },
  forest: {
    colours: [
      [30, 70, 30],
      [70, 120, 50],
      [120, 150, 90],
    ],
    shape: 8,
    grain: 20,
    outlined: false,
  },
  ink: {
    colours: [
      [245, 245, 240],
      [200, 200, 195],
      [20, 20, 20],
    ],
    shape: 14,
    grain: 6,
    outlined: true,
  },
}

const TRIED = Object.entries(SETS).filter(([name]) => isLong || name === 'poster' || name === 'ink')

function drawSet({ colours, shape, grain, outlined }: SetKind, seed: number): PixelTile[] {
  return Array.from({ length: isLong ? 12 : 4 }, (_, image) => {
    const random = new Random(seed * 100 + image)
    const { width, height } = SIZE
    const canvas = makeNodeCanvas(width, height)
    const { context } = canvas
    for (let at = 0; at < (3 * width * height) / shape ** 2 + 12; at++) {
      context.fillStyle = `rgb(${random.pick(colours as [Colour, ...Colour[]]).join(',')})`
      context.beginPath()
      if (at === 0) context.rect(0, 0, width, height)
      else context.arc(random.range(0, width), random.range(0, height), shape * random.range(0.4, 1), 0, 7)
      context.fill()
      if (outlined) context.stroke()
    }
    const data = new Uint8Array(context.getImageData(0, 0, width, height).data)
    return {
      ...SIZE,
      data: data.map((value, at) => Math.max(0, Math.min(255, at % 4 === 3 ? 255 : value + grain * random.spread()))),
    }
  })
}

function draw(weights?: Uint8Array): PixelTile[] {
  return SAMPLES.map((sample) => {
    const model = weights && { weights, weight: 1 }
    const { context } = paint(makeNodeCanvas, { ...sample, ...SIZE, model })
    return { ...SIZE, data: new Uint8Array(context.getImageData(0, 0, SIZE.width, SIZE.height).data) }
  })
}

const control = draw()

async function train(images: PixelTile[], toStep: number) {
  return trainer.learn({ state: await trainer.begin(control), images, seed: 5, toStep })
}
const drawnAt = async (images: PixelTile[], toStep: number) => draw(await trainer.weights(await train(images, toStep)))

describe('the built-in trainer', () => {
  it.each(TRIED)(
    'a model trained on the set %s draws nearer to it with the steps, and at least a third nearer than without it',
    async (_name, kind) => {
      const images = drawSet(kind, 1)
      const distances = [await trainer.distance({ drawn: control, images })]
      let state = await trainer.begin(control)
      for (const toStep of [100, 300, 900]) {
        state = await trainer.learn({ state, images, seed: 5, toStep })
        distances.push(await trainer.distance({ drawn: draw(await trainer.weights(state)), images }))
      }
      const [without = 0, , , last = Infinity] = distances
      expect(distances).toEqual(distances.toSorted((one, other) => other - one))
      expect(last).toBeLessThan((2 / 3) * without)
    },
    60_000,
  )

  it('swapping two training sets swaps the generated images', async () => {
    const [one, other] = [drawSet(SETS.poster as SetKind, 1), drawSet(SETS.night as SetKind, 2)]
    const [likeOne, likeOther] = [await drawnAt(one, 400), await drawnAt(other, 400)]
    const far = (drawn: PixelTile[], images: PixelTile[]) => trainer.distance({ drawn, images })
    expect(await far(likeOne, one)).toBeLessThan(0.5 * (await far(likeOther, one)))
    expect(await far(likeOther, other)).toBeLessThan(0.5 * (await far(likeOne, other)))
  }, 60_000)

  it('an interrupted training learns the same as an uninterrupted one', async () => {
    const images = drawSet(SETS.comic as SetKind, 3)
    const half = await train(images, 60)
    const rest = await trainer.learn({ state: structuredClone(half), images, seed: 5, toStep: 120 })
    expect(rest).toEqual(await train(images, 120))
  })

  it('the built-in trainer describes an image by its colours and light', async () => {
    const [poster, night] = [drawSet(SETS.poster as SetKind, 1)[0], drawSet(SETS.night as SetKind, 1)[0]]
    expect(poster && (await trainer.describe(poster))).toMatch(
      /^(?:a bright|an evenly lit) picture in .*(?:orange|red|yellow)/,
    )
    expect(night && (await trainer.describe(night))).toMatch(/^a dark picture in .*(?:blue|violet)/)
  })
})
