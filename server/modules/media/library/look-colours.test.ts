import { createCanvas, loadImage, type SKRSContext2D } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { makeNodeCanvas } from '#engines/draft/illustrator/canvas-node.ts'
import { createIllustrator } from '#engines/draft/illustrator/illustrator.ts'
import { createMemoryFiles } from '#server/platform/files/memory-files.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { ensureLibraryFile, libraryKey } from './library.ts'

/** Small, for its colours alone: a look draws the same image in every size. */
const SIZE = { width: 160, height: 90 }
/** Strokes and grain keep their size, so that a small image has slightly other colours than a large one. */
const TOLERANCE = 24

const illustrator = createIllustrator(makeNodeCanvas)
const engines = createTestEngines()
const services = { files: createMemoryFiles(), engines: { ...engines, draft: { ...engines.draft, illustrator } } }

/** Mean red, green and blue between two shares of the height. */
function meanOf(context: SKRSContext2D, from: number, to: number): number[] {
  const [top, bottom] = [Math.round(from * SIZE.height), Math.round(to * SIZE.height)]
  const { data } = context.getImageData(0, top, SIZE.width, bottom - top)
  const sumOf = (channel: number) => data.reduce((sum, value, at) => sum + (at % 4 === channel ? value : 0), 0)
  return [0, 1, 2].map((channel) => (sumOf(channel) * 4) / data.length)
}

const channelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

it.each(illustrator.looks)('the placeholder colours of the sample of $name are the sample’s own', async (look) => {
  const key = libraryKey('look', look.id, SIZE)
  await ensureLibraryFile(services, key)
  const stored = await services.files.read(key)
  const image = await loadImage(Buffer.from(await new Response(stored?.stream).arrayBuffer()))
  const context = createCanvas(SIZE.width, SIZE.height).getContext('2d')
  context.drawImage(image, 0, 0)
  const shown = [meanOf(context, 0, 0.25), meanOf(context, 0.375, 0.625), meanOf(context, 0.75, 1)]
  const off = look.colours.flatMap((colour, band) =>
    channelsOf(colour).map((value, channel) => Math.abs(value - (shown[band]?.[channel] ?? -99))),
  )
  expect(Math.max(...off), JSON.stringify(shown)).toBeLessThanOrEqual(TOLERANCE)
})
