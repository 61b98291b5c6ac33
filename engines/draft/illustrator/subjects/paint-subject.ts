import type { Stage } from '../core/stage.ts'
import { glow } from '../layers/glow.ts'
import type { SubjectArt } from './art.ts'
import { castOnGround, castOnWater, touchGround } from './cast-shadow.ts'
import { alphaOf, drawLayers, tonerOf } from './draw-parts.ts'
import { modelSprite } from './model-sprite.ts'
import { layersOf } from './person.ts'
import { padOf, shineOf, type Spot } from './spot.ts'

/** Paints one thing of the catalogue: lit and rimmed by the image's light, or flat, depending on the look. */
export function paintSubject(stage: Stage, art: SubjectArt, spot: Spot): void {
  const { c } = stage
  const height = Math.max(2, spot.height)
  const unit = height / 100
  const pad = padOf(spot)
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
      ? {
          colour: flat.outline.colour,
          width: (flat.outline.width * stage.u) / unit / 2,
          isAround: art.isVector === true,
        }
      : undefined,
    alpha: alphaOf,
  })
  s.setTransform(1, 0, 0, 1, 0, 0)
  const side = spot.flip ? (-stage.light.side as 1 | -1) : stage.light.side
  if (!flat) modelSprite(stage, sprite, spot, side, height)
  if (spot.cast === 'ground') castOnGround(stage, sprite, spot, w, pad, height)
  if (spot.cast === 'contact') touchGround(stage, spot, (w - pad * 2) * 0.5)
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

function lights(stage: Stage, art: SubjectArt, spot: Spot, unit: number, shine: number): void {
  for (const [x, y, r] of art.lights ?? []) {
    const px = spot.x + (x - art.width / 2) * unit * (spot.flip ? -1 : 1)
    const py = spot.y - (100 - y) * unit
    glow(stage, px, py, r * unit * 2, stage.ink(stage.palette.lamp), 0.55 * shine)
  }
}
