import { expect, it } from 'vitest'
import type { EngineCall, Engines, UpscaleRequest } from '#engines/ports.ts'
import { drawImage } from './testing/images.ts'
import { tryEngines } from './testing/try-engines.ts'

const SIZE = { width: 160, height: 90 }
const image = await drawImage(SIZE)
const enlarge = ({ retoucher }: Engines, request: Partial<UpscaleRequest> = {}, call?: EngineCall) =>
  retoucher.upscale({ image, factor: 2, ...request }, call)

tryEngines({
  port: 'UPSCALER',
  work: (engines, call) => enlarge(engines, {}, call),
  promises(tried) {
    const { name, inspect } = tried
    it(`${name} enlarges an image by about the requested factor and keeps its shape`, async () => {
      for (const factor of [2, 4]) {
        const made = await enlarge(tried.engines, { factor, fidelity: 60 })
        expect(await inspect(made.bytes)).toMatchObject({
          ...{ contentType: made.contentType, width: made.width, height: made.height },
        })
        expect(made.width / SIZE.width / factor).toBeCloseTo(1, 0)
        expect(made.width / made.height).toBeCloseTo(SIZE.width / SIZE.height, 1)
      }
    })

    it(`${name} enlarges drawings by rules, which cost nothing`, async () => {
      const before = tried.opened.fake?.server.asked()
      const made = await enlarge(tried.engines, { isDrawing: true })
      expect([made.width, made.height]).toEqual([SIZE.width * 2, SIZE.height * 2])
      expect(tried.opened.fake?.server.asked()).toBe(before)
    })
  },
})
