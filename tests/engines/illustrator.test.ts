import { expect, it } from 'vitest'
import type { EngineCall, Engines, IllustrationRequest } from '#engines/ports.ts'
import { drawImage } from './testing/images.ts'
import { tryEngines } from './testing/try-engines.ts'

const wide = { prompt: 'A red barn by a lake', look: 'watercolour', seed: 3, width: 640, height: 360 }
const draw = ({ illustrator }: Engines, request: Partial<IllustrationRequest> = {}, call?: EngineCall) =>
  illustrator.illustrate({ ...wide, ...request }, call)

tryEngines({
  port: 'ILLUSTRATOR',
  work: (engines, call) => draw(engines, {}, call),
  promises(tried) {
    const { name, inspect } = tried
    it(`${name} generates images of the requested shape and the declared type`, async () => {
      for (const [width, height] of [
        [640, 360],
        [360, 640],
      ] as const) {
        const made = await draw(tried.engines, { width, height })
        expect(await inspect(made.bytes)).toMatchObject({
          ...{ contentType: made.contentType, width: made.width, height: made.height },
        })
        expect(made.width > made.height).toBe(width > height)
      }
    })

    it(`${name} uses its first look where the requested one is unknown`, async () => {
      expect((await draw(tried.engines, { look: 'no-such-look' })).bytes.length).toBeGreaterThan(100)
    })

    it(`${name} follows as many portraits and styles as it declares, and ignores more`, async () => {
      const image = await drawImage()
      const people = ['Ann', 'Ben', 'Cid', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'].map((person) => ({
        name: person,
        image,
      }))
      const made = await draw(tried.engines, { people, style: { image, strength: 0.4 } })
      expect(await inspect(made.bytes)).toMatchObject({ contentType: made.contentType })
    })

    it(`${name} forecasts a refusal or none for every sentence, at no cost`, async () => {
      const { illustrator } = tried.engines
      const { fake } = tried.opened
      const before = fake?.server.asked()
      const sentences = ['A quiet street.', 'A boat.', '']
      const answers = await illustrator.forecast?.(sentences)
      expect(answers ?? [null, null, null]).toHaveLength(sentences.length)
      expect(fake?.server.asked()).toBe(before)
    })
  },
})
