import { expect, it } from 'vitest'
import type { EncodedClip, EncodedImage, FoundStockItem, StockItem } from '#engines/ports.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { makeStock, stockLabel } from './make-stock.ts'

const DRAWN: StockItem = { id: 'sea', title: 'Sea', tags: [], look: 'oil', seed: 5, prompt: 'a sea' }
const credit = {
  ...{ author: 'Eve', authorUrl: null, library: 'Pexels', pageUrl: 'https://example.com' },
  ...{ licence: 'CC BY 4.0', licenceUrl: null },
}

/** Engines whose requests are recorded. */
function setUp() {
  const engines = createTestEngines()
  const asked: object[] = []
  const { illustrator, animator } = engines
  const draft = {
    ...engines,
    illustrator: {
      ...illustrator,
      info: { label: 'Draft', builtIn: true },
      illustrate: async (request: Parameters<typeof illustrator.illustrate>[0]) => {
        asked.push(request)
        return illustrator.illustrate(request)
      },
    },
    animator: {
      ...animator,
      animate: async ({ image: _image, ...request }: Parameters<typeof animator.animate>[0]) => {
        asked.push(request)
        return animator.animate({ image: _image, ...request })
      },
    },
  }
  return { engines: { ...engines, draft }, asked }
}

it('an image of the built-in stock is generated in the shape of the film', async () => {
  const { engines, asked } = setUp()
  const made = await makeStock({ engines }, DRAWN, { type: 'images', aspectRatio: 'SIXTEEN_NINE' })
  expect(asked).toEqual([{ prompt: 'a sea', look: 'oil', seed: 5, width: 1_920, height: 1_080 }])
  expect(made).toMatchObject({
    ...{ extension: 'png', mediaType: 'image', contentType: 'image/png', width: 1_920, height: 1_080 },
    origin: { stockId: 'sea', title: 'Sea', engine: 'Test engine' },
  })
})

it('a clip of the built-in stock is silent, lasts five seconds and is two thirds as large as the film', async () => {
  const { engines, asked } = setUp()
  const made = await makeStock({ engines }, DRAWN, { type: 'videos', aspectRatio: 'NINE_SIXTEEN' })
  expect(asked[1]).toEqual({ prompt: '', seed: 5, width: 720, height: 1_280, seconds: 5, hasSound: false })
  expect(made).toMatchObject({ extension: 'mp4', mediaType: 'video', durationMs: 5_000, still: {} })
})

const FOUND: FoundStockItem = {
  ...{ id: 'pexels-1', title: 'Boat', tags: [], credit, type: 'images' },
  ...{ width: 9, height: 7, durationMs: null, fileUrl: '', stillUrl: '' },
}

const still: EncodedImage = { bytes: new Uint8Array(3), contentType: 'image/png', width: 9, height: 7 }
const clip: EncodedClip = { ...still, contentType: 'video/mp4', durationMs: 1_000, still }

it.each([
  [still, 'png', 'image'],
  [{ ...still, contentType: 'image/jpeg' as const }, 'jpg', 'image'],
  [clip, 'mp4', 'video'],
])('a file of a library is stored unchanged, with its author', async (file, extension, mediaType) => {
  const { engines, asked } = setUp()
  const stock = { ...engines.stock, download: async () => file }
  const made = await makeStock({ engines: { ...engines, stock } }, FOUND, {
    type: 'images',
    aspectRatio: 'ONE_ONE',
  })
  expect(made).toEqual({
    ...{ ...file, extension, mediaType },
    origin: { stockId: 'pexels-1', title: 'Boat', engine: 'Pexels', credit },
  })
  expect(asked).toEqual([])
})

it('an item of a removed library is not generated instead', async () => {
  const { engines } = setUp()
  const wanted = { type: 'images', aspectRatio: 'ONE_ONE' } as const
  await expect(makeStock({ engines }, FOUND, wanted)).rejects.toThrow('No stock library provides pexels-1')
})

it('stock names its library', () => {
  const { engines } = setUp()
  const provider = { ...engines.stock, info: { label: 'Pexels', builtIn: false } }
  expect(stockLabel({ engines }, DRAWN)).toBe('Test engine')
  expect(stockLabel({ engines: { ...engines, stock: provider } }, DRAWN)).toBe('Draft')
  expect(stockLabel({ engines }, FOUND)).toBe('Pexels')
})
