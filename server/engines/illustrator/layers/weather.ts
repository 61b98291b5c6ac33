import { type Colour, css, hex, mix } from '../core/colour.ts'
import { paintField } from '../core/field.ts'
import { clamp, smoothstep, TAU } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'

/** What falls or drifts in front of everything. */
export function paintWeather(stage: Stage): void {
  const { weather, season, time } = stage.scene
  if (weather === 'rain' || weather === 'storm') rain(stage, weather === 'storm' ? 1.5 : 1)
  if (weather === 'snow') paintSnowfall(stage, 1)
  if (weather === 'fog') paintFog(stage, 0.55)
  if (season === 'autumn' && weather !== 'snow') drift(stage, [hex('#d9772b'), hex('#b8491f'), hex('#e6ae3c')], 34)
  if (season === 'spring' && time !== 'night' && weather !== 'snow') drift(stage, [hex('#f7c9d6'), hex('#fbe3e9')], 40)
}

function rain(stage: Stage, amount: number): void {
  const { c, w, h, u, palette } = stage
  const random = stage.random.fork('rain')
  const lean = stage.light.side * -0.16 * amount
  const colour = stage.ink(mix(palette.haze, [255, 255, 255], 0.4))
  c.save()
  c.lineCap = 'round'
  for (const [count, length, width, alpha] of [
    [420, 0.035, 0.0011, 0.22],
    [170, 0.075, 0.0018, 0.26],
    [46, 0.13, 0.0028, 0.2],
  ] as const) {
    c.strokeStyle = css(colour, alpha)
    c.lineWidth = u * width
    c.beginPath()
    for (let i = 0; i < count * amount * (w / u) * 0.6; i++) {
      const x = random.range(-0.1, 1.1) * w
      const y = random.range(-0.1, 1) * h
      const l = u * length * random.range(0.6, 1.3)
      c.moveTo(x, y)
      c.lineTo(x + lean * l, y + l)
    }
    c.stroke()
  }
  c.restore()
}

export function paintSnowfall(stage: Stage, amount: number): void {
  const { c, w, h, u } = stage
  const random = stage.random.fork('snowfall')
  const white = stage.ink([250, 252, 255])
  for (const [count, size, alpha] of [
    [520, 0.0016, 0.75],
    [190, 0.0032, 0.8],
    [40, 0.0075, 0.5],
    [12, 0.017, 0.22],
  ] as const) {
    c.fillStyle = css(white, alpha)
    c.beginPath()
    for (let i = 0; i < count * amount * (w / u) * 0.6; i++) {
      const x = random.next() * w
      const y = random.next() * h
      const r = u * size * random.range(0.5, 1.2)
      c.moveTo(x + r, y)
      c.arc(x, y, r, 0, TAU)
    }
    c.fill()
  }
}

/** Drifting banks that thicken towards the horizon. `strength` 0 to 1. */
export function paintFog(stage: Stage, strength: number, at = stage.horizon, reach = 0.42): void {
  const { noise, u, w, h, palette, light } = stage
  if (stage.look.graphic) {
    flatFog(stage, strength, at)
    return
  }
  const phase = stage.random.fork('fog').range(0, 60)
  const warm = mix(palette.haze, palette.glow, 0.35)
  paintField(
    stage,
    { x: 0, y: Math.max(0, at - u * reach), w, h: Math.min(h, at + u * reach) - Math.max(0, at - u * reach) },
    300,
    (x, y, out) => {
      const d = (y - at) / (u * reach)
      const bank = noise.fbm((x / u) * 1.3 + phase, (y / u) * 4.2, 4)
      const near = Math.exp(-Math.abs(x - light.x) / (u * 0.5))
      for (let k = 0; k < 3; k++) out[k] = (palette.haze[k] ?? 0) + ((warm[k] ?? 0) - (palette.haze[k] ?? 0)) * near
      out[3] = strength * clamp(0.55 + bank * 0.85) * Math.exp(-d * d * 3.2) * smoothstep(1, 0.75, Math.abs(d))
    },
  )
}

function flatFog(stage: Stage, strength: number, at: number): void {
  const { c, w, u, palette } = stage
  const random = stage.random.fork('flat-fog')
  c.fillStyle = css(stage.ink(mix(palette.haze, palette.sky.at(1), 0.4)), strength * 0.5)
  for (let i = 0; i < 7; i++) {
    const y = at + (i - 2.5) * u * 0.045
    const half = u * random.range(0.3, 0.7)
    const x = random.next() * w
    const thick = u * random.range(0.008, 0.018)
    c.beginPath()
    c.moveTo(x - half, y - thick)
    c.lineTo(x + half, y - thick)
    c.arc(x + half, y, thick, -Math.PI / 2, Math.PI / 2)
    c.lineTo(x - half, y + thick)
    c.arc(x - half, y, thick, Math.PI / 2, Math.PI * 1.5)
    c.fill()
  }
}

/** Leaves or petals on the wind. */
function drift(stage: Stage, colours: readonly [Colour, ...Colour[]], count: number): void {
  const { c, w, h, u } = stage
  const random = stage.random.fork('drift')
  for (let i = 0; i < count; i++) {
    const near = Math.pow(random.next(), 3)
    const s = u * (0.004 + 0.014 * near)
    c.save()
    c.translate(random.next() * w, random.range(0.1, 1) * h)
    c.rotate(random.next() * TAU)
    c.fillStyle = css(stage.ink(stage.palette.lit(random.pick(colours), 0.9)), 0.9 - near * 0.3)
    c.beginPath()
    c.moveTo(-s, 0)
    c.quadraticCurveTo(0, -s * random.range(0.4, 0.9), s, 0)
    c.quadraticCurveTo(0, s * 0.5, -s, 0)
    c.fill()
    c.restore()
  }
}

/** Small lights in the air: fireflies, embers, dust in the sun. */
export function paintMotes(
  stage: Stage,
  colour: Colour,
  count: number,
  box: { x: number; y: number; w: number; h: number },
  size = 0.0026,
): void {
  const { c, u } = stage
  const random = stage.random.fork('motes')
  c.save()
  c.globalCompositeOperation = 'screen'
  for (let i = 0; i < count; i++) {
    const x = box.x + random.next() * box.w
    const y = box.y + random.next() * box.h
    const r = u * size * random.range(0.4, 1.5)
    const g = c.createRadialGradient(x, y, 0, x, y, r * 5)
    g.addColorStop(0, css(stage.ink(colour), 0.95))
    g.addColorStop(0.18, css(stage.ink(colour), 0.6))
    g.addColorStop(1, css(stage.ink(colour), 0))
    c.fillStyle = g
    c.fillRect(x - r * 5, y - r * 5, r * 10, r * 10)
  }
  c.restore()
}
