import { expect, test } from 'vitest'
import type { EncodedImage, InpaintRequest, Retoucher } from '#engines/ports.ts'
import { createRetoucher } from './retoucher.ts'
import { expandWith } from './with-painter.ts'
import { nodeStudio } from './studio-node.ts'

const builtIn = createRetoucher(nodeStudio)
const look = { look: 'cinematic', seed: 7 }

async function request() {
  const surface = nodeStudio.makeCanvas(40, 40)
  surface.context.fillStyle = '#c22'
  surface.context.fillRect(0, 0, 40, 40)
  const image = await nodeStudio.encodePng(surface)
  return { image, width: 60, height: 40, area: { x: 20, y: 0, width: 40, height: 40 }, ...look }
}

/** Red at most so far from #c22 in the first 20 columns. */
async function expectRedAtTheLeft({ bytes }: Pick<EncodedImage, 'bytes'>) {
  const image = await nodeStudio.decode(bytes)
  const { context } = nodeStudio.makeCanvas(60, 40)
  context.drawImage(image.image, 0, 0, 60, 40)
  const { data } = context.getImageData(0, 0, 20, 40)
  for (let at = 0; at < data.length; at += 4) {
    expect(Math.abs((data[at] ?? 0) - 0xcc)).toBeLessThan(12)
    expect(data[at + 1]).toBeLessThan(0x22 + 12)
  }
}

test('calls an inpainting model at once with the image’s own colours around it and a mask that excludes the image', async () => {
  const asked: InpaintRequest[] = []
  const painted: EncodedImage = { bytes: new Uint8Array([1]), contentType: 'image/png', width: 60, height: 40 }
  const inpaint: Retoucher['inpaint'] = async (options) => (asked.push(options), painted)
  expect(await expandWith(builtIn, inpaint)(await request())).toBe(painted)
  const [options] = asked
  if (!options) throw new Error('The model was not asked')
  expect(options).toMatchObject(look)
  expect(await builtIn.areaOf(options.mask)).toEqual({ x: 0, y: 0, width: 20, height: 40 })
  expect(await nodeStudio.decode(options.image)).toMatchObject({ width: 60, height: 40 })
  await expectRedAtTheLeft({ bytes: options.image })
})

test('expands an image of one colour in that colour', async () => {
  await expectRedAtTheLeft(await builtIn.expand(await request()))
})
