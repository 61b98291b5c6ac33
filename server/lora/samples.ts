import type { App } from '#server/context.ts'
import type { LoraSampleFile } from '#server/db/schema/lora.ts'
import { bytesSource } from '#server/files/inspect.ts'
import type { SmallPicture } from '#server/ports/sandbox.ts'
import { loraFileKey } from './lora-files.ts'

/** The same for every model and checkpoint, so that they can be compared. */
const PROMPTS = [
  { prompt: 'A lighthouse on a cliff by the sea', seed: 11 },
  { prompt: 'A street in an old town', seed: 12 },
] as const
const WEIGHTS = [0.5, 1] as const
const SIZE = { width: 640, height: 360 }

/** Longest side that a training looks at pictures in, px. */
export const LEARNED_SIDE = 256

export interface Drawn {
  sample: LoraSampleFile
  picture: SmallPicture
}

/** Draws the samples, without a model or with one at every weight. The files have names of their own, so that doing it again writes them again. */
export async function drawSamples(
  app: App,
  loraId: string,
  name: string,
  weights: Uint8Array | null,
): Promise<Drawn[]> {
  const { illustrator } = app.engines.draft
  const look = illustrator.looks[0]?.id ?? ''
  const drawn: Drawn[] = []
  for (const weight of weights ? WEIGHTS : [0])
    for (const [at, { prompt, seed }] of PROMPTS.entries()) {
      const model = weights ? { weights, weight } : undefined
      const image = await illustrator.illustrate({ prompt, seed, look, ...SIZE, model })
      const extension = image.contentType === 'image/png' ? 'png' : 'jpg'
      const fileKey = loraFileKey(loraId, `${name}-${at}-${Math.round(weight * 100)}`, extension)
      await app.files.write(fileKey, image.bytes, image.contentType)
      const picture = await app.sandbox.run('readPixels', { side: LEARNED_SIDE }, [bytesSource(image.bytes)])
      drawn.push({ sample: { prompt, seed, weight, fileKey }, picture })
    }
  return drawn
}
