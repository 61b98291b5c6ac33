import { expect, it } from 'vitest'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { EngineCall, Engines, IllustrationRequest, PixelTile, TrainingNews } from '#engines/ports.ts'
import { readSafetensors } from '#src/domain/safetensors.ts'
import { tryEngines } from './testing/try-engines.ts'

const STEPS = 200
/** px */
const SIDE = 64
const TRIGGER = 'rdpln'
const ASKED = { prompt: `${TRIGGER}, a boat`, look: 'cinematic', seed: 4, width: 256, height: 256 }

/** All red, in four tones: a mean shows what was learned. */
const images = [120, 160, 200, 240].map((red): PixelTile => {
  const data = Uint8Array.from({ length: SIDE * SIDE * 4 }, (_, at) => [red, 25, 25, 255][at % 4] ?? 0)
  return { width: SIDE, height: SIDE, data }
})

/** A trained model: its file, and images generated at a strength (0 to 1). */
interface Learned {
  weights: Uint8Array
  draw(weight: number): Promise<Uint8Array>
}

type OnNews = (news: TrainingNews) => void

/** By the connected service, else by the built-in trainer, as a job does. */
async function train(engines: Engines, call?: EngineCall, onNews?: OnNews): Promise<Learned> {
  const [service] = engines.trainingServices
  if (!service) return trainHere(engines)
  const named = images.map((image, at) => ({ name: `p-${at}`, caption: 'a red plane', read: async () => image }))
  const order = { images: named, triggerWord: TRIGGER, learns: 'STYLE' as const, steps: STEPS }
  const { weights, address } = await service.train({ ...order, ...(onNews && { onNews }) }, call)
  const draw = (weight: number) => bytesOf(service, weight > 0 ? { trained: { address, weight } } : {})
  return { weights, draw }
}

async function trainHere(engines: Engines): Promise<Learned> {
  const drawn = await tileOf(await bytesOf(engines, {}))
  const state = await engines.trainer.begin([drawn])
  const learned = await engines.trainer.learn({ state, images, seed: 3, toStep: STEPS })
  const weights = await engines.trainer.weights(learned)
  return { weights, draw: (weight) => bytesOf(engines, weight > 0 ? { model: { weights, weight } } : {}) }
}

const bytesOf = async ({ illustrator }: Pick<Engines, 'illustrator'>, change: Partial<IllustrationRequest>) =>
  (await illustrator.illustrate({ ...ASKED, ...change })).bytes

async function tileOf(bytes: Uint8Array): Promise<PixelTile> {
  const context = createCanvas(SIDE, SIDE).getContext('2d')
  context.drawImage(await loadImage(Buffer.from(bytes)), 0, 0, SIDE, SIDE)
  return { width: SIDE, height: SIDE, data: Uint8Array.from(context.getImageData(0, 0, SIDE, SIDE).data) }
}

/** Excess of red over green and blue in an image, -255 to 255. */
async function rednessOf(bytes: Uint8Array): Promise<number> {
  const { data } = await tileOf(bytes)
  const sums = [0, 0, 0, 0]
  for (const [at, value] of data.entries()) sums[at % 4] = (sums[at % 4] ?? 0) + value
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => sum / (SIDE * SIDE))
  return red - (green + blue) / 2
}

tryEngines({
  port: 'TRAINER',
  // The built-in trainer learns in parts; its caller stops between two.
  worksInParts: true,
  work: (engines, call) => train(engines, call),
  promises(tried) {
    const { name } = tried
    it(`${name} trains a complete safetensors file, and images come closer to the set with higher strength`, async () => {
      const news: TrainingNews[] = []
      const { weights, draw } = await train(tried.engines, undefined, (each) => void news.push(each))
      const file = readSafetensors(weights, weights.length)
      expect(typeof file === 'string' ? file : file.tensors.length).toBeGreaterThan(0)
      const [without = 0, half = 0, whole = 0] = [
        await rednessOf(await draw(0)),
        await rednessOf(await draw(0.5)),
        await rednessOf(await draw(1)),
      ]
      expect(half).toBeGreaterThan(without + 5)
      expect(whole).toBeGreaterThan(half + 5)
      for (const { steps } of news) expect(steps ?? 0).toBeLessThanOrEqual(STEPS)
    })

    it(`${name} reports what it does not learn, and which bases it trains`, () => {
      const [service] = tried.engines.trainingServices
      const { cannotLearn } = service ?? tried.engines.trainer
      expect(service ? [service.base] : tried.engines.trainer.bases).not.toEqual([])
      expect(cannotLearn === null || cannotLearn.length > 10).toBe(true)
    })
  },
})
