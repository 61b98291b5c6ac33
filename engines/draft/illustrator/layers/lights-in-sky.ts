import { css, lighten, mix } from '../core/colour.ts'
import { paintField } from '../core/field.ts'
import { clamp, smoothstep, TAU } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import { glow } from './glow.ts'

/** The sun's or moon's disc with its halo. */
export function paintDisc(stage: Stage): void {
  const { c, light, palette, u } = stage
  if (!light.visible) return
  const veiled = stage.scene.weather !== 'clear' && stage.scene.weather !== 'wind'
  if (veiled && stage.scene.weather !== 'fog') {
    glow(stage, light.x, light.y, u * 0.42, palette.sun, 0.3)
    return
  }
  const r = light.radius
  if (light.moon) {
    glow(stage, light.x, light.y, u * 0.6, palette.glow, 0.42)
    glow(stage, light.x, light.y, r * 3.2, palette.sun, 0.4)
    paintMoon(stage)
    return
  }
  glow(stage, light.x, light.y, u * 0.95, palette.glow, 0.5)
  glow(stage, light.x, light.y, r * 5, palette.sun, 0.85)
  const g = c.createRadialGradient(light.x, light.y, r * 0.82, light.x, light.y, r * 1.06)
  g.addColorStop(0, css(palette.sun))
  g.addColorStop(1, css(palette.sun, 0))
  c.fillStyle = g
  c.beginPath()
  c.arc(light.x, light.y, r * 1.06, 0, TAU)
  c.fill()
}

function paintMoon(stage: Stage): void {
  const { light, palette, texture } = stage
  const r = light.radius
  const random = stage.random.fork('moon')
  const phase = random.pick([1.6, 1.6, 0.62, 0.35])
  const seas = mix(palette.sun, palette.sky.at(0.6), 0.34)
  const turn = random.range(0, 9)
  paintField(stage, { x: light.x - r * 1.1, y: light.y - r * 1.1, w: r * 2.2, h: r * 2.2 }, 4000, (x, y, out) => {
    const dx = (x - light.x) / r
    const dy = (y - light.y) / r
    const d = Math.hypot(dx, dy)
    const mare = smoothstep(0.02, 0.42, texture.fbm(dx * 1.15 + turn, dy * 1.15, 4)) * 0.8
    const limb = 1 - 0.22 * d * d
    const shade = smoothstep(-0.22, 0.3, dx * stage.light.side * -1 + phase - 0.5 * (1 - dy * dy))
    out[0] = (palette.sun[0] + (seas[0] - palette.sun[0]) * mare) * limb
    out[1] = (palette.sun[1] + (seas[1] - palette.sun[1]) * mare) * limb
    out[2] = (palette.sun[2] + (seas[2] - palette.sun[2]) * mare) * limb
    out[3] = smoothstep(1.0, 0.965, d) * (phase > 1 ? 1 : clamp(shade, 0.03))
  })
}

/** Stars down to `bottom` px, thinning out towards the horizon; many of them faint, a few that shine. */
export function paintStars(stage: Stage, bottom: number, amount = 1): void {
  const { c, w, u } = stage
  const random = stage.random.fork('stars')
  const count = Math.round(520 * amount * (w / u) * 0.62)
  const tints = [lighten(stage.palette.sun, 0.05), [190, 210, 255], [255, 226, 190]] as const
  for (let i = 0; i < count; i++) {
    const x = random.next() * w
    const v = Math.pow(random.next(), 1.25)
    const bright = Math.pow(random.next(), 5)
    const size = u * (0.0007 + 0.0017 * bright)
    c.fillStyle = css(random.pick(tints), (0.2 + 0.8 * bright) * (1 - 0.75 * v * v))
    c.beginPath()
    c.arc(x, v * bottom, size, 0, TAU)
    c.fill()
    if (bright > 0.86) glow(stage, x, v * bottom, u * 0.012, random.pick(tints), 0.5 * (1 - v))
  }
}

/** The galaxy's band across a clear night. */
export function paintMilkyWay(stage: Stage, bottom: number): void {
  const { texture, palette, u, w } = stage
  const random = stage.random.fork('milky-way')
  const lean = random.range(0.5, 1.1) * random.sign()
  const at = random.range(0.25, 0.75) * w
  const core = mix(palette.sky.at(0.9), [255, 236, 214], 0.45)
  paintField(
    stage,
    { x: 0, y: 0, w, h: bottom },
    420,
    (x, y, out) => {
      const across = ((x - at) * Math.cos(lean) + (y - bottom * 0.45) * Math.sin(lean)) / u
      const along = ((x - at) * -Math.sin(lean) + (y - bottom * 0.45) * Math.cos(lean)) / u
      const wobble = texture.fbm(along * 1.3, across * 1.3 + 40, 3) * 0.12
      const d = (across + wobble) / 0.17
      const dust = smoothstep(0.0, 0.5, texture.fbm(along * 3 + 9, across * 4.5, 5) + 0.16 - Math.abs(d) * 0.12)
      const a = Math.exp(-d * d) * (0.55 - 0.45 * dust * Math.exp(-d * d * 5)) * (1 - (y / bottom) ** 2)
      out[0] = core[0] * a
      out[1] = core[1] * a
      out[2] = core[2] * a
    },
    'screen',
  )
}
