import type { Colour } from '../core/colour.ts'
import type { Random } from '../core/random.ts'
import type { Stage } from '../core/stage.ts'
import type { Palette } from '../palette/palette.ts'
import type { Scene } from '../parse/scene.ts'
import type { LookStyle } from './look-style.ts'

/** How an image is made, from its colours to its paper. */
export interface LookSpec extends LookStyle {
  /** The look's own version of every colour, fixed for one image. */
  ink(scene: Scene, palette: Palette, random: Random): (colour: Colour) => Colour
  /** The last pass over the finished image: grain, paper, strokes. */
  finish(stage: Stage): void
}
