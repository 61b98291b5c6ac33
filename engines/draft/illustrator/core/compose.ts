import type { LookSpec } from '../looks/look.ts'
import { createPalette } from '../palette/palette.ts'
import type { Scene } from '../parse/scene.ts'
import { createNoise } from './noise.ts'
import { Random, hashText } from './random.ts'
import type { Stage } from './stage.ts'
import type { MakeCanvas, Surface } from './surface.ts'

/** An empty stage: colours chosen, light and horizon still to be placed by the place. */
export function createStage(make: MakeCanvas, canvas: Surface, scene: Scene, look: LookSpec, seed: number): Stage {
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
    random,
    noise: createNoise(random.fork('noise').seed),
    horizon: h * 0.6,
    light: { x: w * 0.7, y: h * 0.2, radius: 0, side: 1, visible: false, moon: false },
    focus: w / 2,
    ink: look.ink(scene, palette, random.fork('ink')),
  }
}
