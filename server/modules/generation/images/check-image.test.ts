import { createCanvas, loadImage } from '@napi-rs/canvas'
import { afterAll, describe, expect, it } from 'vitest'
import { makeNodeCanvas } from '#engines/draft/illustrator/canvas-node.ts'
import { createIllustrator } from '#engines/draft/illustrator/illustrator.ts'
import { SHEET_PROMPTS } from '#engines/draft/illustrator/sheet-prompts.ts'
import type { EncodedImage } from '#engines/ports.ts'
import { makePng } from '#server/platform/files/testing/sample-files.ts'
import { createNodeSandbox } from '#server/platform/sandbox/node.ts'
import { asksForFlat, imageProblems, isFlat, isOtherShape } from './check-image.ts'

const sandbox = createNodeSandbox()
afterAll(() => sandbox.close())

const isLong = process.env['LONG_TESTS'] === '1'
const SIZE = { width: 192, height: 108 }
/** The flattest subjects: what is dark, white, or hidden. */
const PALE = [
  'Thick fog over a lake at dawn',
  'A night sky, no moon, a dark field',
  'White snow under a white sky',
  'Fog',
]

const check = (image: Partial<EncodedImage> & { bytes: Uint8Array }, prompt = 'A door') =>
  imageProblems({ sandbox }, { contentType: 'image/png', ...SIZE, ...image }, { prompt, userId: undefined })

/** A JPEG of one colour with as much noise, ± steps of 255, and with what `paint` adds. */
async function flat(colour: string, { noise = 0, paint = (_: ReturnType<typeof contextOf>) => {} } = {}) {
  const context = contextOf(640, 360)
  context.fillStyle = colour
  context.fillRect(0, 0, 640, 360)
  const pixels = context.getImageData(0, 0, 640, 360)
  // Every third value is lighter, the others are darker: a pattern that decoding small does not average away alone.
  for (let at = 0; at < pixels.data.length; at++)
    if (at % 4 < 3) pixels.data[at] = (pixels.data[at] ?? 0) + (at % 3 === 0 ? noise : -noise)
  context.putImageData(pixels, 0, 0)
  paint(context)
  return new Uint8Array(await context.canvas.encode('jpeg', 80))
}

const contextOf = (width: number, height: number) => createCanvas(width, height).getContext('2d')

describe('a blank image', () => {
  it.each(['#000000', '#ffffff', '#7f7f7f', '#123456'])('an image of %s alone is blank', async (colour) => {
    expect(await check({ bytes: await flat(colour) })).toEqual(['BLANK'])
    expect(await check({ bytes: await flat(colour, { noise: 3 }) })).toEqual(['BLANK'])
  })

  it('an image with a moon, with words or with a soft gradient is not blank', async () => {
    const moon = await flat('#000000', {
      paint: (context) => {
        context.fillStyle = '#f0f0e0'
        context.arc(500, 80, 9, 0, 7)
        context.fill()
      },
    })
    const title = await flat('#203040', {
      paint: (context) => {
        context.fillStyle = '#ffffff'
        context.font = '24px sans-serif'
        context.fillText('One', 300, 180)
      },
    })
    const mist = await flat('#c8c8c8', {
      paint: (context) => {
        const gradient = context.createLinearGradient(0, 0, 0, 360)
        gradient.addColorStop(0, '#c8c8c8')
        gradient.addColorStop(1, '#e0e0e0')
        context.fillStyle = gradient
        context.fillRect(0, 0, 640, 360)
      },
    })
    for (const bytes of [moon, title, mist]) expect(await check({ bytes })).toEqual([])
  })

  it('an image of a few pixels, or one that cannot be read, is not judged', async () => {
    expect(await check({ bytes: makePng(1, 1) })).toEqual([])
    expect(await check({ bytes: new Uint8Array(100) })).toEqual([])
  })

  it('a prompt that asks for a flat surface may be answered with one', async () => {
    const asked = ['A plain black background', 'blank white', 'A title card', 'an empty grey screen', 'Fade to black']
    const others = [
      'A black cat',
      'A white horse in the snow',
      'A plain with horses',
      'Green fields',
      'An empty street',
    ]
    expect(asked.map(asksForFlat)).toEqual(asked.map(() => true))
    expect(others.map(asksForFlat)).toEqual(others.map(() => false))
    expect(await check({ bytes: makePng(64, 64) }, asked[0])).toEqual([])
  })

  it(
    'no image of the built-in illustrator is blank, in any of its looks',
    async () => {
      const illustrator = createIllustrator(makeNodeCanvas)
      const prompts = isLong ? [...PALE, ...SHEET_PROMPTS] : PALE
      const wanted = prompts.flatMap((prompt) => illustrator.looks.map(({ id: look }) => ({ prompt, look })))
      const blank: object[] = []
      for (const [seed, each] of wanted.entries()) {
        const image = await loadImage((await illustrator.illustrate({ ...each, seed, ...SIZE })).bytes)
        const context = contextOf(96, 54)
        context.drawImage(image, 0, 0, 96, 54)
        if (isFlat(context.getImageData(0, 0, 96, 54))) blank.push(each)
      }
      expect(blank).toEqual([])
      expect(wanted.length).toBeGreaterThan(isLong ? 200 : 50)
    },
    isLong ? 600_000 : 120_000,
  )
})

describe('the shape of an image', () => {
  it('an image has the ordered shape within four percent', () => {
    const ordered = { width: 1536, height: 864 }
    expect(isOtherShape({ width: 384, height: 216 }, ordered)).toBe(false)
    expect(isOtherShape({ width: 1536, height: 880 }, ordered)).toBe(false)
    expect(isOtherShape({ width: 1536, height: 1024 }, ordered)).toBe(true)
    expect(isOtherShape({ width: 1024, height: 1024 }, ordered)).toBe(true)
  })

  it('an image of another shape than its provider was asked for has a problem; where it was asked for none, it has not', async () => {
    const bytes = await flat('#000000', { paint: (context) => context.clearRect(0, 0, 300, 300) })
    expect(await check({ bytes, ordered: { width: 100, height: 100 } }, 'A title card')).toEqual(['SHAPE'])
    expect(await check({ bytes, ordered: SIZE }, 'A title card')).toEqual([])
    expect(await check({ bytes }, 'A title card')).toEqual([])
  })
})
