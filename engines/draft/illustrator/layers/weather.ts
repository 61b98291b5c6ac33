import { type Colour, css, hex, mix } from '../core/colour.ts'
import { TAU } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import { paintFog } from './air.ts'

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
