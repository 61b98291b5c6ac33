import type { Context2D, MakeCanvas } from '../illustrator/core/surface.ts'
import type { Motion } from './motion.ts'
import { paintBrows, paintEyes } from './paint-eyes.ts'
import { paintMouth } from './paint-mouth.ts'
import type { MouthShape } from './mouth-shape.ts'
import type { Person } from './person.ts'
import { paintShapes, type Shape } from './shape.ts'
import { skinOf } from './skin.ts'

/** Where an image shows a person: px a unit, and the px of the point between the eyes. */
export interface Framing {
  width: number
  height: number
  scale: number
  x: number
  y: number
}

/** One moment of a person. */
export interface Pose extends Motion {
  mouth: MouthShape
}

/** Where the neck turns, units under the eyes. */
const PIVOT = 17
/** Under this line the face stretches down with the jaw, until the chin; what is under that moves with it. */
const JAW = 6.4
const CHIN = 16
const BEARD = 28
/** How far an open mouth pulls the chin down, units. */
const DROP = 1.5
/** How far a breath lifts the shoulders, units. */
const BREATH = 0.35
/** Radius of the light on the backdrop, units, and how strong it is from its middle to its edge, in hexadecimal. */
const GLOW = 41.5
const FALLOFF = [
  [0, 'ff'],
  [0.25, 'e8'],
  [0.5, 'a0'],
  [0.75, '3c'],
  [0.9, '0d'],
  [1, '00'],
] as const

/** A part of a person that is painted once: its pixels, and where they lie in the image, px. */
interface Layer {
  image: object
  x: number
  y: number
  width: number
  height: number
}

/** Left, top, right and bottom, units. */
type Box = readonly [number, number, number, number]

const HEAD: Box = [-20, -30, 20, 36]
const FACE: Box = [-16, -19, 16, BEARD]
const BODY: Box = [-44, 4, 44, 64]

/** Paints a person's layers once; then each frame puts them together and paints eyes, brows and mouth. */
export function createPainter(make: MakeCanvas, person: Person, framing: Framing) {
  const { width, height, scale, x, y } = framing
  const layer = (shapes: readonly Shape[], box: Box) => paintLayer(make, shapes, framing, box)
  const backdrop = make(width, height)
  paintBackdrop(backdrop.context, person, framing)
  const behind = layer(person.behind, HEAD)
  const body = layer(person.body, BODY)
  const face = layer(skinOf(person), FACE)
  const front = layer(person.front, HEAD)

  return (c: Context2D, { mouth, eyes, brows, turn, x: dx, y: dy, lean, breath }: Pose): void => {
    const lift = breath * BREATH * scale
    // Layers are drawn at their own size: finer filters cost three times as much and show the same.
    c.imageSmoothingQuality = 'low'
    const withHead = (draw: () => void) => {
      c.save()
      c.translate(x + (dx + lean) * scale, y + PIVOT * scale + dy * scale - lift)
      c.rotate(turn)
      c.translate(-x, -y - PIVOT * scale)
      draw()
      c.restore()
    }
    c.drawImage(backdrop.image, 0, 0, width, height)
    withHead(() => drawLayer(c, behind))
    // Under it nothing comes into view.
    c.drawImage(body.image, body.x + lean * scale, body.y - lift, body.width, body.height + lift)
    withHead(() => {
      drawFace(c, face, framing, mouth.open * DROP * scale)
      c.save()
      c.translate(x, y)
      c.scale(scale, scale)
      paintEyes(c, person, eyes)
      paintBrows(c, person, brows)
      paintMouth(c, person.mouth, mouth)
      c.restore()
      drawLayer(c, front)
    })
  }
}

function paintLayer(
  make: MakeCanvas,
  shapes: readonly Shape[],
  { width, height, scale, x, y }: Framing,
  [left, top, right, bottom]: Box,
): Layer {
  const from = { x: Math.floor(x + left * scale), y: Math.floor(y + top * scale) }
  // A head that nods shows what lies beyond the image: layers reach a little over its edges.
  const reach = Math.ceil(3 * scale)
  const [startX, startY] = [Math.max(-reach, from.x), Math.max(-reach, from.y)]
  const endX = Math.min(width + reach, Math.ceil(x + right * scale))
  const endY = Math.min(height + reach, Math.ceil(y + bottom * scale))
  const surface = make(endX - startX, endY - startY)
  surface.context.translate(x - startX, y - startY)
  surface.context.scale(scale, scale)
  paintShapes(surface.context, shapes, scale)
  return { image: surface.image, x: startX, y: startY, width: surface.width, height: surface.height }
}

const drawLayer = (c: Context2D, { image, x, y, width, height }: Layer): void => c.drawImage(image, x, y, width, height)

/** In three strips: the lower face stretches with the jaw, and a beard hangs from it. */
function drawFace(c: Context2D, face: Layer, { y, scale }: Framing, drop: number): void {
  const at = (units: number) => Math.min(face.height, Math.round(y + units * scale) - face.y)
  const [jaw, chin] = [at(JAW), at(CHIN)]
  const strip = (from: number, until: number, down: number, longer: number) => {
    const rows = until - from
    if (rows > 0)
      c.drawImage(face.image, 0, from, face.width, rows, face.x, face.y + from + down, face.width, rows + longer)
  }
  strip(0, jaw, 0, 0)
  strip(jaw, chin, 0, drop)
  strip(chin, face.height, drop, 0)
}

/** Light behind the head; at the edges of a portrait it has ended, so that they have one colour. */
function paintBackdrop(
  c: Context2D,
  { backdrop: { light, dark } }: Person,
  { width, height, x, y, scale }: Framing,
): void {
  c.fillStyle = dark
  c.fillRect(0, 0, width, height)
  const glow = c.createRadialGradient(x, y + 4 * scale, 0, x, y + 4 * scale, GLOW * scale)
  for (const [at, alpha] of FALLOFF) glow.addColorStop(at, `${light}${alpha}`)
  c.fillStyle = glow
  c.fillRect(0, 0, width, height)
}
