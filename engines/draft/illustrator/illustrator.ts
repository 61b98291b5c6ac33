import { draftModel } from '#engines/draft/version.ts'
import type { EncodedImage, EngineInfo, IllustrationRequest, Illustrator, Look } from '#engines/ports.ts'
import type { MakeCanvas, Surface } from './core/surface.ts'
import { applyStyle } from '../trainer/apply-style.ts'
import { readWeights } from '../trainer/style.ts'
import { LOOKS, lookOf } from './looks/looks.ts'
import { kindsOf, type LoadObjects, type ObjectArts, objectNames, toArts } from './objects/load-objects.ts'
import { createTones } from './palette/tones.ts'
import { parseScene } from './parse/parse-scene.ts'
import { paintPlace } from './places/places.ts'
import type { LookSpec } from './looks/look.ts'
import { createPalette } from './palette/palette.ts'
import type { Scene } from './parse/scene.ts'
import { createNoise, createTexture } from './core/noise.ts'
import { Random, hashText } from './core/random.ts'
import type { Stage } from './core/stage.ts'

const QUALITY = 0.9

/** Width of the small image, px: a card on a screen with two device pixels per px. */
const STILL_WIDTH = 640
const STILL_QUALITY = 0.8

export const ILLUSTRATOR_INFO: EngineInfo = {
  label: 'Built-in draft engine',
  model: draftModel('illustrator'),
  builtIn: true,
}

/** The looks as the port shows them. */
export const illustratorLooks = (): readonly Look[] =>
  LOOKS.map(({ id, name, description, colours }) => ({ id, name, description, colours }))

const NO_OBJECTS: ObjectArts = new Map()

/** Names of the vector objects that the image of a request shows. */
export const objectsOf = ({ prompt, look }: Pick<IllustrationRequest, 'prompt' | 'look'>): string[] =>
  objectNames(kindsOf(parseScene(prompt)), lookOf(look).graphic !== undefined)

/** Paints a request onto a new canvas. The same request paints the same pixels, at every size the same image. */
export function paint(makeCanvas: MakeCanvas, request: IllustrationRequest, objects: ObjectArts = NO_OBJECTS): Surface {
  const canvas = makeCanvas(Math.max(1, Math.round(request.width)), Math.max(1, Math.round(request.height)), true)
  const look = lookOf(request.look)
  const stage = createStage(makeCanvas, canvas, {
    scene: parseScene(request.prompt),
    look,
    seed: request.seed,
    objects,
  })
  paintPlace(stage)
  look.finish(stage)
  const { model, seed } = request
  if (model) applyStyle(makeCanvas, canvas, { style: readWeights(model.weights), weight: model.weight, seed })
  return canvas
}

/** The built-in illustrator on any host that has a canvas. It paints where it is called: wrap it in a worker. */
export function createIllustrator(makeCanvas: MakeCanvas, loadObjects?: LoadObjects): Illustrator {
  return {
    info: ILLUSTRATOR_INFO,
    looks: illustratorLooks(),
    async illustrate(request): Promise<EncodedImage> {
      const canvas = paint(makeCanvas, request, loadObjects && toArts(await loadObjects(objectsOf(request))))
      const still =
        canvas.width >= 2 * STILL_WIDTH ? await encode(shrink(makeCanvas, canvas), STILL_QUALITY) : undefined
      return { ...(await encode(canvas, QUALITY)), ...(still && { still }) }
    },
  }
}

/** Paints a tiny image and discards it, so that the first scene's image does not wait for compiling and loading. */
export async function warmUp({ illustrate, looks }: Illustrator): Promise<void> {
  const look = looks[0]?.id ?? ''
  await illustrate({ prompt: 'A house by the sea', look, width: 96, height: 54, seed: 1 })
}

async function encode(canvas: Surface, quality: number): Promise<EncodedImage> {
  const bytes = await canvas.encode(quality)
  return { bytes, contentType: 'image/jpeg', width: canvas.width, height: canvas.height }
}

function shrink(makeCanvas: MakeCanvas, canvas: Surface): Surface {
  const small = makeCanvas(STILL_WIDTH, Math.round((canvas.height * STILL_WIDTH) / canvas.width))
  small.context.imageSmoothingQuality = 'high'
  small.context.drawImage(canvas.image, 0, 0, small.width, small.height)
  return small
}

interface Setting {
  scene: Scene
  look: LookSpec
  seed: number
  objects: ObjectArts
}

/** An empty stage: colours chosen, light and horizon still to be placed by the place. */
function createStage(make: MakeCanvas, canvas: Surface, { scene, look, seed, objects }: Setting): Stage {
  const random = new Random(hashText(`${scene.hash}/${seed}/${look.id}`))
  const palette = createPalette(scene, random.fork('palette'))
  const { width: w, height: h } = canvas
  return {
    c: canvas.context,
    canvas,
    make,
    w,
    h,
    u: 0.75 * Math.sqrt(w * h),
    scene,
    palette,
    look,
    objects,
    tones: createTones(look.id, scene.accents[0]),
    random,
    noise: createNoise(random.fork('noise').seed),
    texture: createTexture(random.fork('texture').seed),
    horizon: h * 0.6,
    light: { x: w * 0.7, y: h * 0.2, radius: 0, side: 1, visible: false, moon: false },
    focus: w / 2,
    ink: look.ink(scene, palette, random.fork('ink')),
  }
}
