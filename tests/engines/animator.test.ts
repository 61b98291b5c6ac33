import { expect, it } from 'vitest'
import { type AnimateRequest, clipLength, type EngineCall, type Engines } from '#engines/ports.ts'
import { drawImage } from './testing/images.ts'
import { tryEngines } from './testing/try-engines.ts'

const SECONDS = 3
const image = await drawImage()
const animate = ({ animator }: Engines, request: Partial<AnimateRequest> = {}, call?: EngineCall) =>
  animator.animate(
    {
      ...{ image, prompt: 'The camera pans left', seed: 1, width: 320, height: 180, seconds: SECONDS },
      ...{ hasSound: false, ...request },
    },
    call,
  )
/** Files end with a whole image. */
const FRAME_MS = 34

tryEngines({
  port: 'ANIMATOR',
  queued: ['fal', 'replicate', 'comfyui', 'google'],
  work: (engines, call) => animate(engines, {}, call),
  promises(tried) {
    const { name, inspect } = tried
    it(`${name} generates a clip of the declared type, about as long as requested, with its still`, async () => {
      const made = await animate(tried.engines)
      const { contentType, width, height, durationMs } = await inspect(made.bytes)
      expect({ contentType, width, height }).toEqual({
        ...{ contentType: made.contentType, width: made.width, height: made.height },
      })
      expect(Math.abs((durationMs ?? 0) - made.durationMs)).toBeLessThan(FRAME_MS)
      const { clipLengths } = tried.engines.animator.info
      expect(Math.abs(made.durationMs - clipLength(clipLengths, SECONDS) * 1_000)).toBeLessThan(1_000)
      expect(await inspect(made.still.bytes)).toMatchObject({ contentType: made.still.contentType })
    })

    it(`${name} ends a clip with a given image, and needs no prompt`, async () => {
      const endImage = await drawImage({ prompt: 'A forest' })
      // Some models do so only in their longest clips.
      const { clipLengths = [SECONDS] } = tried.engines.animator.info
      const seconds = clipLengths.includes(SECONDS) ? SECONDS : clipLengths.at(-1)
      const request = { endImage, prompt: '', ...(seconds !== undefined && { seconds }) }
      expect((await animate(tried.engines, request)).contentType).toBe('video/mp4')
    })
  },
})
