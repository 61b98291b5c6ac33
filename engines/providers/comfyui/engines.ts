import type {
  AnimateRequest,
  EncodedClip,
  EncodedImage,
  EngineCall,
  Illustrator,
  InpaintRequest,
  Look,
  UpscaleRequest,
  Follows,
  IllustrationRequest,
} from '#engines/ports.ts'
import { toClip } from '../clips-and-sounds.ts'
import { freeSize, inLook, toImage } from '../images.ts'
import type { Provider } from '../http/provider.ts'
import { runWorkflow } from './run-workflow.ts'
import { type Workflow, type ImagePlace, placesIn, type Values } from './workflow.ts'

/** Placeholders of portraits and their strengths in a workflow, in order. */
const PORTRAITS = [
  ['portrait', 'portrait_strength'],
  ['portrait_2', 'portrait_2_strength'],
  ['portrait_3', 'portrait_3_strength'],
] as const

/** A grey square: nodes that load an image need one, also without people in the scene. */
const NOTHING = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAAAAACPAi4CAAAAKUlEQVR42u3MQREAAAwCIKMb3RD77SAA6VEEAoFAIBAIBAKBQCAQfA8G320AeXC6efoAAAAASUVORK5CYII=',
    'base64',
  ),
)

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
      const run = { workflow, values, images: followed.images }
      return toImage(provider, await runWorkflow(provider, model, run, call))
    },
  }
}

export function createComfyInpaint(provider: Provider, model: string, workflow: Workflow) {
  return async ({ image: picture, mask, prompt, seed }: InpaintRequest, call?: EngineCall): Promise<EncodedImage> => {
    const run = { workflow, values: { prompt, seed }, images: { picture, mask } }
    return toImage(provider, await runWorkflow(provider, model, run, call))
  }
}

export function createComfyUpscale(provider: Provider, model: string, workflow: Workflow) {
  return async ({ image: picture, factor }: UpscaleRequest, call?: EngineCall): Promise<EncodedImage> =>
    toImage(provider, await runWorkflow(provider, model, { workflow, values: { factor }, images: { picture } }, call))
}

export function createComfyAnimate(provider: Provider, model: string, workflow: Workflow) {
  return async (request: AnimateRequest, call?: EngineCall): Promise<EncodedClip> => {
    const { image: picture, endImage: endPicture, prompt, seed, seconds, width, height } = request
    const frames = Math.max(1, Math.round((seconds * FRAME_RATE) / 4)) * 4 + 1
    const values = { prompt: prompt === '' ? 'The camera moves slowly' : prompt, seed, seconds, frames, width, height }
    // A workflow with a last image gets the first one when there is none.
    const images = { picture, end_picture: endPicture ?? picture }
    return toClip(provider, await runWorkflow(provider, model, { workflow, values, images }, call), request)
  }
}

/** A workflow's image placeholders. */
function followsOf(workflow: Workflow): Follows {
  const places = placesIn(workflow)
  const open = PORTRAITS.findIndex(([name]) => !places.includes(name))
  return { portraits: open < 0 ? PORTRAITS.length : open, style: places.includes('style_picture') }
}

/** A request's images and their strengths, 0 to 1; empty slots get a grey square and zero strength. */
function followedBy({ people = [], style }: IllustrationRequest): {
  images: Partial<Record<ImagePlace, Uint8Array>>
  values: Values
} {
  const images: Partial<Record<ImagePlace, Uint8Array>> = { style_picture: style?.image ?? NOTHING }
  const values: Values = { style_strength: style?.strength ?? 0 }
  for (const [at, [place, strength]] of PORTRAITS.entries()) {
    images[place] = people[at]?.image ?? NOTHING
    values[strength] = people[at] ? 1 : 0
  }
  return { images, values }
}
