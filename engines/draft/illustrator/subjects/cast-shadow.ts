import { type Colour, css, mix } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import type { Surface } from '../core/surface.ts'
import { type Spot } from './spot.ts'

/** The thing's shape in one dark colour. */
function shapeOnly(stage: Stage, sprite: Surface, colour: Colour): Surface {
  const shape = stage.make(sprite.width, sprite.height)
  shape.context.drawImage(sprite.image, 0, 0, sprite.width, sprite.height)
  shape.context.globalCompositeOperation = 'source-in'
  shape.context.fillStyle = css(colour)
  shape.context.fillRect(0, 0, sprite.width, sprite.height)
  return shape
}

export function castOnGround(stage: Stage, sprite: Surface, spot: Spot, w: number, pad: number, height: number): void {
  const { c, light, scene } = stage
  const overcast = scene.weather !== 'clear' && scene.weather !== 'wind'
  const low = scene.time === 'dawn' || scene.time === 'dusk'
  const dark = stage.ink(mix(stage.palette.dark, stage.palette.haze, 0.12))
  const soft = c.createRadialGradient(0, 0, 0, 0, 0, 1)
  soft.addColorStop(0, css(dark, stage.look.graphic ? 0.3 : 0.55))
  soft.addColorStop(1, css(dark, 0))
  c.save()
  c.translate(spot.x, spot.y - height * 0.004)
  c.scale((w - pad * 2) * 0.62, height * 0.05)
  c.fillStyle = soft
  c.fillRect(-1, -1, 2, 2)
  c.restore()
  if (overcast) return
  const shape = shapeOnly(stage, sprite, dark)
  // A low light behind the thing throws the shadow towards us, otherwise it falls to the far side.
  const towards = light.visible
  c.save()
  c.globalAlpha = (scene.time === 'night' ? 0.34 : 0.42) * (1 - (spot.distance ?? 0) * 0.7)
  c.translate(spot.x, spot.y - height * 0.006)
  const lean = ((spot.x - light.x) / stage.u) * (low ? 1.1 : 0.7)
  c.transform(
    1,
    0,
    towards ? -lean * 0.8 : light.side * (low ? 1.6 : 0.9),
    towards ? -(low ? 0.55 : 0.34) : low ? 0.2 : 0.26,
    0,
    0,
  )
  if (spot.flip) c.scale(-1, 1)
  c.drawImage(shape.image, -w / 2, -height - pad, w, sprite.height)
  c.restore()
}

/** The one shade of a designed image: an ellipse under the thing, flat in flat looks. */
export function touchGround(stage: Stage, spot: Spot, half: number): void {
  const { c } = stage
  const dark = stage.ink(stage.palette.lit(stage.tones.ink, 0.5))
  const tall = Math.min(half * 0.2, spot.height * 0.07)
  c.save()
  c.translate(spot.x, spot.y - tall * 0.15)
  c.scale(half * 1.08, tall)
  const soft = c.createRadialGradient(0, 0, 0, 0, 0, 1)
  const edge = stage.look.graphic ? 0.96 : 0.2
  soft.addColorStop(0, css(dark, stage.look.graphic ? 0.2 : 0.5))
  soft.addColorStop(edge, css(dark, stage.look.graphic ? 0.2 : 0.32))
  soft.addColorStop(1, css(dark, 0))
  c.fillStyle = soft
  c.fillRect(-1, -1, 2, 2)
  c.restore()
}

/** A reflection in strips that wander more the nearer they come. */
export function castOnWater(stage: Stage, sprite: Surface, spot: Spot, w: number, pad: number, height: number): void {
  const { c } = stage
  const random = stage.random.fork('reflection')
  const reach = Math.min(height * 0.85, stage.h - spot.y)
  const strips = 26
  const shape = shapeOnly(stage, sprite, stage.ink(mix(stage.palette.dark, stage.palette.sky.at(0.5), 0.2)))
  for (let i = 0; i < strips; i++) {
    const t = i / strips
    const from = height + pad - ((i + 1) / strips) * reach
    const sway = (random.next() - 0.5) * height * 0.1 * (0.25 + t)
    c.save()
    c.globalAlpha = 0.62 * (1 - t) * (stage.look.graphic ? 0.7 : 1)
    c.translate(spot.x + sway, spot.y + t * reach)
    c.scale(spot.flip ? -1 : 1, -1)
    const strip = reach / strips
    c.drawImage(i % 2 ? shape.image : sprite.image, 0, from, w, strip, -w / 2, -strip * 1.15, w, strip * 1.1)
    c.restore()
  }
}
