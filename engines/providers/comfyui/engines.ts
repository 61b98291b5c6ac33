import type {
  AnimateRequest,
  EncodedClip,
  EncodedImage,
  EngineCall,
  Illustrator,
  InpaintRequest,
  Look,
  UpscaleRequest,
} from '#engines/ports.ts'
import { toClip } from '../clip.ts'
import { freeSize } from '../free-size.ts'
import type { Provider } from '../http/provider.ts'
import { inLook } from '../in-look.ts'
import { toPicture } from '../picture.ts'
import { runWorkflow } from './run-workflow.ts'
import { followedBy, followsOf } from './follow.ts'
import type { Workflow } from './workflow.ts'

/** Frames a second that `{{frames}}` counts; most clip models make 16, and one more than a multiple of four. */
const FRAME_RATE = 16

/** `model` names the workflow, for people. */
export function createComfyIllustrator(
  provider: Provider,
  model: string,
  workflow: Workflow,
  { looks, concurrency }: { looks: readonly Look[]; concurrency: number },
): Illustrator {
  const follows = followsOf(workflow)
  return {
    info: { label: model, builtIn: false, concurrency },
    looks,
    ...(follows.portraits + Number(follows.style) > 0 && { follows }),
    async illustrate(request, call) {
      const { prompt, look, seed, width, height } = request
      const followed = followedBy(request)
      const values = { prompt: inLook(prompt, look, looks), seed, ...freeSize(width / height), ...followed.values }
      const run = { workflow, values, pictures: followed.pictures }
      return toPicture(provider, await runWorkflow(provider, model, run, call))
    },
  }
}

export function createComfyInpaint(provider: Provider, model: string, workflow: Workflow) {
  return async ({ picture, mask, prompt, seed }: InpaintRequest, call?: EngineCall): Promise<EncodedImage> => {
    const run = { workflow, values: { prompt, seed }, pictures: { picture, mask } }
    return toPicture(provider, await runWorkflow(provider, model, run, call))
  }
}

export function createComfyUpscale(provider: Provider, model: string, workflow: Workflow) {
  return async ({ picture, factor }: UpscaleRequest, call?: EngineCall): Promise<EncodedImage> =>
    toPicture(
      provider,
      await runWorkflow(provider, model, { workflow, values: { factor }, pictures: { picture } }, call),
    )
}

export function createComfyAnimate(provider: Provider, model: string, workflow: Workflow) {
  return async (request: AnimateRequest, call?: EngineCall): Promise<EncodedClip> => {
    const { picture, endPicture, prompt, seed, seconds, width, height } = request
    const frames = Math.max(1, Math.round((seconds * FRAME_RATE) / 4)) * 4 + 1
    const values = { prompt: prompt === '' ? 'The camera moves slowly' : prompt, seed, seconds, frames, width, height }
    // A workflow with an end picks up where it began when there is none.
    const pictures = { picture, end_picture: endPicture ?? picture }
    return toClip(provider, await runWorkflow(provider, model, { workflow, values, pictures }, call), request)
  }
}
