import { type Colour, css, mix, multiply } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import type { Surface } from '../core/surface.ts'
import { glow } from '../layers/glow.ts'
import type { SubjectArt } from './art.ts'
import { drawLayers, tonerOf } from './draw-parts.ts'
import { layersOf, type Placed } from './person.ts'

export interface Spot {
  /** Middle of the base, px. */
  x: number
  y: number
  /** px. */
  height: number
  flip?: boolean
  colour?: Colour | undefined
  /** 0 here to 1 lost in haze. */
  distance?: number
  /** How much light falls on the side we see, 0 (a silhouette) to 1. */
  front?: number
  /** Strength of the bright edge towards the light, 0 to 1. */
  rim?: number
  cast?: 'ground' | 'water' | 'none'
  layers?: readonly Placed[]
  /** Turned by this angle around its base. */
  turn?: number
}

const PAD = 0.6

/** Whether lamps and windows shine in this picture, 0 to 1. */
export function shineOf(stage: Stage): number {
  const { time, weather, place } = stage.scene
  if (place === 'room' || place === 'stage' || place === 'cave') return 1
  return (
    { day: 0, dawn: 0.5, dusk: 0.85, night: 1 }[time] +
    (weather === 'storm' || weather === 'fog' || weather === 'rain' ? 0.35 : 0)
  )
}

/** Paints one thing of the catalogue: lit and rimmed by the picture's light, or flat, as the look wants it. */
export function paintSubject(stage: Stage, art: SubjectArt, spot: Spot): void {
  const { c } = stage
  const height = Math.max(2, spot.height)
  const unit = height / 100
  const pad = height * PAD
  const w = Math.ceil(art.width * unit + pad * 2)
  const h = Math.ceil(height + pad * 2)
  const sprite = stage.make(w, h)
  const s = sprite.context
  const shine = Math.min(1, shineOf(stage))
  const tone = tonerOf(stage, art, spot.colour, shine)
  const front = spot.front ?? 0.8
  const distance = spot.distance ?? 0
  const flat = stage.look.graphic
  const { palette } = stage
  s.translate(pad, pad)
  s.scale(unit, unit)
  const layers = spot.layers ?? layersOf(art)
  drawLayers(s, layers, {
    paint: (name) => {
      if (name === 'shine' && shine > 0.3) return stage.ink(tone(name))
      return stage.ink(palette.lit(tone(name), front, distance * 0.8))
    },
    outline: flat?.outline
      ? { colour: flat.outline.colour, width: (flat.outline.width * stage.u) / unit / 2 }
      : undefined,
    alpha: (name) => (name === 'glass' ? 0.55 : 1),
  })
  s.setTransform(1, 0, 0, 1, 0, 0)
  const side = spot.flip ? (-stage.light.side as 1 | -1) : stage.light.side
  if (!flat) model(stage, sprite, spot, side, height)
  if (spot.cast === 'ground') castOnGround(stage, sprite, spot, w, pad, height)
  if (spot.cast === 'water') castOnWater(stage, sprite, spot, w, pad, height)
  c.save()
  c.translate(spot.x, spot.y)
  if (spot.turn) c.rotate(spot.turn)
  if (spot.flip) c.scale(-1, 1)
  if (flat?.shadow) {
    const size = Math.min(1, height / (stage.u * 0.3))
    c.shadowColor = `rgba(10,12,24,${flat.shadow.alpha})`
    c.shadowBlur = flat.shadow.blur * stage.u * size
    c.shadowOffsetX = flat.shadow.x * stage.u * size
    c.shadowOffsetY = flat.shadow.y * stage.u * size
  }
  c.drawImage(sprite.image, -w / 2, -height - pad, w, h)
  c.restore()
  if (shine > 0.3 && !spot.turn) lights(stage, art, spot, unit, shine * (1 - distance * 0.6))
}

/** Roundness, a bright edge and the air in front of it. */
function model(stage: Stage, sprite: Surface, spot: Spot, side: 1 | -1, height: number): void {
  const s = sprite.context
  const { palette } = stage
  const { width: w, height: h } = sprite
  const front = spot.front ?? 0.8
  const distance = spot.distance ?? 0
  s.save()
  s.globalCompositeOperation = 'source-atop'
  const pad = height * PAD
  const across = s.createLinearGradient(side > 0 ? w - pad : pad, 0, side > 0 ? pad : w - pad, 0)
  const dark = multiply([70, 70, 84], palette.ambient)
  across.addColorStop(0, css(dark, 0))
  across.addColorStop(0.35, css(dark, 0.1))
  across.addColorStop(1, css(dark, 0.3 + 0.3 * front))
  s.fillStyle = across
  s.fillRect(0, 0, w, h)
  const down = s.createLinearGradient(0, h - pad - height, 0, h - pad)
  down.addColorStop(0.45, css(dark, 0))
  down.addColorStop(1, css(dark, 0.45))
  s.fillStyle = down
  s.fillRect(0, 0, w, h)
  s.restore()
  const rim = (spot.rim ?? 0.5) * (1 - distance)
  if (rim > 0.02) {
    const edge = mix(palette.glow, palette.sun, 0.5)
    for (const [part, strength] of [
      [0.022, 0.5],
      [0.009, 0.7],
    ] as const) {
      const shift = Math.max(0.8, height * part)
      const mask = stage.make(w, h)
      const m = mask.context
      m.drawImage(sprite.image, 0, 0, w, h)
      m.globalCompositeOperation = 'source-in'
      m.fillStyle = css(edge)
      m.fillRect(0, 0, w, h)
      m.globalCompositeOperation = 'destination-out'
      m.drawImage(sprite.image, -side * shift, shift * 0.55, w, h)
      s.save()
      s.globalCompositeOperation = 'screen'
      s.globalAlpha = rim * strength
      s.drawImage(mask.image, 0, 0, w, h)
      s.restore()
    }
  }
  if (distance > 0) {
    s.save()
    s.globalCompositeOperation = 'source-atop'
    s.fillStyle = css(palette.haze, distance * 0.75)
    s.fillRect(0, 0, w, h)
    s.restore()
  }
}

/** The thing's shape in one dark colour. */
function shapeOnly(stage: Stage, sprite: Surface, colour: Colour): Surface {
  const shape = stage.make(sprite.width, sprite.height)
  shape.context.drawImage(sprite.image, 0, 0, sprite.width, sprite.height)
  shape.context.globalCompositeOperation = 'source-in'
  shape.context.fillStyle = css(colour)
  shape.context.fillRect(0, 0, sprite.width, sprite.height)
  return shape
}

function castOnGround(stage: Stage, sprite: Surface, spot: Spot, w: number, pad: number, height: number): void {
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

/** A reflection in strips that wander more the nearer they come. */
function castOnWater(stage: Stage, sprite: Surface, spot: Spot, w: number, pad: number, height: number): void {
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

function lights(stage: Stage, art: SubjectArt, spot: Spot, unit: number, shine: number): void {
  for (const [x, y, r] of art.lights ?? []) {
    const px = spot.x + (x - art.width / 2) * unit * (spot.flip ? -1 : 1)
    const py = spot.y - (100 - y) * unit
    glow(stage, px, py, r * unit * 2, stage.ink(stage.palette.lamp), 0.55 * shine)
  }
}
