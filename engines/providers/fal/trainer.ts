import { makeZip } from 'client-zip'
import * as z from 'zod'
import type { Look, TrainingNews, TrainingImage, TrainingService } from '#engines/ports.ts'
import type { Provider } from '../http/provider.ts'
import { Refused } from '../http/provider-error.ts'
import { createFalIllustrator } from './engines.ts'
import type { FindModel } from './models.ts'
import { fetchMade, type QueueStatus, resultOfQueue } from './queue.ts'

/** Training models, each with the image model that uses its results. */
export const FAL_TRAINERS: Readonly<Record<string, { base: string; imageModel: string }>> = {
  'fal-ai/flux-lora-fast-training': { base: 'FLUX', imageModel: 'fal-ai/flux-lora' },
}

const CANNOT_LEARN =
  'FLUX learns a style, an object or a person’s face. One model can’t learn several people, and text on objects comes out wrong.'

const result = z.object({ diffusers_lora_file: z.object({ url: z.string() }) })

interface Options {
  looks: readonly Look[]
  concurrency: number
  find?: FindModel | undefined
}

/** Trains by a model that takes the form of FLUX LoRA fast training: a zip of images, each with its caption beside it. */
export function createFalTrainer(provider: Provider, model: string, options: Options): TrainingService {
  const known = FAL_TRAINERS[model]
  if (!known) throw new Error(`${model} doesn’t support training`)
  return {
    info: { label: model, builtIn: false, concurrency: options.concurrency },
    base: known.base,
    cannotLearn: CANNOT_LEARN,
    illustrator: createFalIllustrator(provider, known.imageModel, options),
    async train({ images: pictures, triggerWord, learns, steps, onNews }, call) {
      const settings = { trigger_word: triggerWord, steps, is_style: learns === 'STYLE' }
      const captions = pictures.map(({ name, caption }) => [name, captioned(caption, triggerWord)] as const)
      const zip = await packSet(provider, pictures, new Map(captions))
      const input = { images_data_url: `data:application/zip;base64,${toBase64(zip)}`, ...settings }
      const work = {
        input,
        // Images are identified by name, so that another encoder in the next server version gives the same order.
        request: { ...settings, captions },
        onStatus: onNews && ((status: QueueStatus) => onNews(newsOf(status, steps))),
      }
      const made = result.safeParse(await resultOfQueue(provider, model, work, call))
      if (!made.success) throw new Refused(`${provider.label} returned no model`)
      const address = made.data.diffusers_lora_file.url
      return { weights: await fetchMade(provider, address, call?.signal), address }
    },
  }
}

/** Where there are captions, the trigger is learned from them alone. */
const captioned = (caption: string, trigger: string): string =>
  caption === '' || caption.includes(trigger) ? caption : `${trigger}, ${caption}`

/** A zip's times: the same set is the same file. */
const TIME = new Date(2020, 0, 1)

async function packSet(
  { tools }: Provider,
  images: readonly TrainingImage[],
  captions: ReadonlyMap<string, string>,
): Promise<Uint8Array> {
  async function* files() {
    for (const { name, read } of images) {
      yield { name: `${name}.jpg`, lastModified: TIME, input: await tools.toJpeg(await read()) }
      const caption = captions.get(name) ?? ''
      if (caption !== '') yield { name: `${name}.txt`, lastModified: TIME, input: caption }
    }
  }
  return new Uint8Array(await new Response(makeZip(files())).arrayBuffer())
}

const toBase64 = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64')

/** Progress bars in the model's lines count many things: only one that counts to these steps is this training's. */
function newsOf({ status, logs }: QueueStatus, steps: number): TrainingNews {
  if (status === 'IN_QUEUE') return { stage: 'QUEUED', steps: null }
  const bar = new RegExp(`(?<![\\d.])(\\d{1,6})/${steps}(?![\\d.])`, 'gu')
  const counts = (logs ?? []).flatMap(({ message }) => [...message.matchAll(bar)].map(([, done]) => Number(done)))
  const done = Math.max(...counts.filter((count) => count <= steps), -1)
  return { stage: 'TRAINING', steps: done < 0 ? null : done }
}
