import { expect, it } from 'vitest'
import type { EngineCall, Engines } from '#engines/ports.ts'
import { paintInto } from '#engines/draft/animator/with-painter.ts'
import { drawMask, drawImage } from './testing/images.ts'
import { tryEngines } from './testing/try-engines.ts'

const [image, mask] = [await drawImage(), await drawMask()]
/** A provider without an inpainting model uses the illustrator. */
const paint = ({ illustrator, retoucher }: Engines, call?: EngineCall) => {
  const request = { image, mask, prompt: 'A red door', look: 'cinematic', seed: 4 }
  return retoucher.inpaint?.(request, call) ?? paintInto({ illustrator, retoucher }, request, call)
}

tryEngines({
  port: 'INPAINTER',
  work: paint,
  promises(tried) {
    const { name, inspect } = tried
    it(`${name} repaints the masked area, and the image keeps its shape`, async () => {
      const made = await paint(tried.engines)
      expect(await inspect(made.bytes)).toMatchObject({
        ...{ contentType: made.contentType, width: made.width, height: made.height },
      })
      expect(made.width / made.height).toBeCloseTo(320 / 180, 1)
    })

    it(`${name} expands an image to the requested shape`, async () => {
      const area = { x: 20, y: 60, width: 320, height: 180 }
      const asked = { image, area, width: 360, height: 300, look: 'cinematic', seed: 4 }
      const made = await tried.engines.retoucher.expand(asked)
      expect(await inspect(made.bytes)).toMatchObject({
        ...{ contentType: made.contentType, width: made.width, height: made.height },
      })
      expect(made.width / made.height).toBeCloseTo(360 / 300, 1)
    })
  },
})
