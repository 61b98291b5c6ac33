import type { LookStyle } from '../looks/look-style.ts'
import type { ObjectArts } from '../objects/load-objects.ts'
import type { Palette } from '../palette/palette.ts'
import type { Tones } from '../palette/tones.ts'
import type { Scene } from '../parse/scene.ts'
import type { Colour } from './colour.ts'
import type { Noise, TextureNoise } from './noise.ts'
import type { Random } from './random.ts'
import type { Context2D, MakeCanvas, Surface } from './surface.ts'

/** Where the sun or moon stands. x and y in px; `side` is -1 when it shines from the left. */
export interface Light {
  x: number
  y: number
  radius: number
  side: 1 | -1
  /** Whether the disc is inside the image. */
  visible: boolean
  moon: boolean
}

/** Everything a layer needs to paint. Lengths in px unless named otherwise. */
export interface Stage {
  readonly c: Context2D
  readonly canvas: Surface
  readonly make: MakeCanvas
  readonly w: number
  readonly h: number
  /** The art unit: 1080 px in a 1920x1080 or 1080x1920 image. Sizes are fractions of it, so every resolution shows the same image. */
  readonly u: number
  readonly scene: Scene
  readonly palette: Palette
  /** The five tones of designed images and of vector objects. */
  readonly tones: Tones
  /** Vector objects that this image shows. */
  readonly objects: ObjectArts
  readonly look: LookStyle
  readonly random: Random
  readonly noise: Noise
  /** Quicker noise for what is soft or fine. */
  readonly texture: TextureNoise
  /** Set by the place before it paints. */
  horizon: number
  light: Light
  /** x of the main subject. */
  focus: number
  /** The look's own version of a colour. Every colour passes here before it is painted. */
  ink(colour: Colour): Colour
}
