import type { EncodedImage } from '#engines/ports.ts'
import type { App } from '#server/platform/context.ts'
import type { LoraSampleFile } from '#server/platform/db/schema/lora.ts'
import { bytesSource } from '#server/platform/files/inspect.ts'
import type { SmallImage } from '#server/platform/ports/sandbox.ts'
import { loraFileKey } from './lora-rows.ts'

/** The same for every model and checkpoint, so that they can be compared. */
const PROMPTS = [
  { prompt: 'A lighthouse on a cliff by the sea', seed: 11 },
  { prompt: 'A street in an old town', seed: 12 },
] as const
const WEIGHTS = [0.5, 1] as const

/** Samples of a model: those without it, and those with it at every weight. */
export const SAMPLES = PROMPTS.length * (1 + WEIGHTS.length)

/** Longest side of images that a training measures, px. */
export const LEARNED_SIDE = 256

export interface Drawn {
  sample: LoraSampleFile
  image: SmallImage
}

interface SamplePlan {
  loraId: string
  /** The prefix of their file names: a repeat overwrites them. */
  name: string
  hasModel: boolean
  /** null: this one cannot be generated, and is left out. */
  draw(sample: Omit<LoraSampleFile, 'fileKey'>): Promise<EncodedImage | null>
}

/** Generates the samples, without a model or with one at every weight. */
export async function drawSamples(
  { files, sandbox }: Pick<App, 'files' | 'sandbox'>,
  { loraId, name, hasModel, draw }: SamplePlan,
): Promise<Drawn[]> {
  const drawn: Drawn[] = []
  for (const weight of hasModel ? WEIGHTS : [0])
    for (const [at, { prompt, seed }] of PROMPTS.entries()) {
      const image = await draw({ prompt, seed, weight })
      if (!image) continue
      const extension = image.contentType === 'image/png' ? 'png' : 'jpg'
      const fileKey = loraFileKey(loraId, `${name}-${at}-${Math.round(weight * 100)}`, extension)
      await files.write(fileKey, image.bytes, image.contentType)
      const picture = await sandbox.run('readPixels', { side: LEARNED_SIDE }, [bytesSource(image.bytes)])
      drawn.push({ sample: { prompt, seed, weight, fileKey }, image: picture })
    }
  return drawn
}

/** The distance of images with the model at full weight, or without it, from a set; null where there are none. */
export async function distanceOf(
  { engines }: Pick<App, 'engines'>,
  drawn: readonly Drawn[],
  images: readonly SmallImage[],
): Promise<number | null> {
  const full = drawn
    .filter(({ sample }) => sample.weight === 0 || sample.weight === 1)
    .map(({ image: picture }) => picture)
  return full.length === 0 ? null : engines.trainer.distance({ drawn: full, images })
}
