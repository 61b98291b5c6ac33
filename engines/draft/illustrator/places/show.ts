import { type Colour, css, hex, mix } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import { paintBeam } from '../layers/beams.ts'
import { paintBokeh } from '../layers/flora.ts'
import { glow, paintMotes } from '../layers/glow.ts'
import { placeSubjects } from '../subjects/place-subjects.ts'

/** A stage seen from the audience: curtains, beams, a person in the light, heads in the dark. */
export function show(stage: Stage): void {
  const { c, w, h, u, palette, scene } = stage
  const random = stage.random.fork('show')
  stage.horizon = h * 0.72
  stage.focus = w * random.range(0.34, 0.66)
  stage.light = { x: stage.focus, y: h * 0.05, radius: 0, side: random.sign(), visible: true, moon: false }
  const dim = scene.time === 'night' ? 0.36 : 1
  const drape = scene.tint ?? mix(palette.accent, hex('#5a1220'), 0.5)
  const back = mix(hex('#07060c'), drape, 0.34 * dim)
  const g = c.createLinearGradient(0, 0, 0, stage.horizon)
  g.addColorStop(0, css(stage.ink(mix(back, hex('#000000'), 0.5))))
  g.addColorStop(1, css(stage.ink(back)))
  c.fillStyle = g
  c.fillRect(0, 0, w, h)
  folds(stage, drape, dim)
  const floor = c.createLinearGradient(0, stage.horizon, 0, h)
  floor.addColorStop(0, css(stage.ink(mix(hex('#3a2a22'), drape, 0.25))))
  floor.addColorStop(1, css(stage.ink(hex('#0b0809'))))
  c.fillStyle = floor
  c.fillRect(0, stage.horizon, w, h)
  const warm: Colour = [255, 226, 178]
  const lights: readonly [Colour, ...Colour[]] =
    scene.lamp === 'neon' || random.chance(0.5)
      ? [hex('#ff5fa8'), hex('#5fc8ff'), hex('#ffc65f'), hex('#a06bff')]
      : [warm, mix(warm, palette.accent, 0.5), mix(warm, [255, 255, 255], 0.5)]
  for (let i = 0; i < 6; i++) {
    const x = w * (0.08 + (i / 5) * 0.84)
    const aim = stage.focus + random.spread() * u * 0.5
    paintBeam(
      stage,
      x,
      -u * 0.04,
      Math.atan2(stage.horizon, aim - x),
      h * 1.15,
      0.075,
      lights[i % lights.length] ?? warm,
      0.55 * dim,
    )
    glow(stage, x, 0, u * 0.16, lights[i % lights.length] ?? warm, 0.8)
  }
  paintBeam(stage, stage.focus, -u * 0.05, Math.PI / 2, h * 1.05, 0.13, warm, 0.75)
  c.save()
  c.globalCompositeOperation = 'screen'
  c.translate(stage.focus, h * 0.83)
  c.scale(u * 0.34, u * 0.055)
  const pool = c.createRadialGradient(0, 0, 0, 0, 0, 1)
  pool.addColorStop(0, css(stage.ink(warm), 0.75 * dim))
  pool.addColorStop(0.7, css(stage.ink(warm), 0.3 * dim))
  pool.addColorStop(1, css(stage.ink(warm), 0))
  c.fillStyle = pool
  c.fillRect(-1, -1, 2, 2)
  c.restore()
  const performer = { kind: 'person', count: 1, traits: new Set(['arms']) }
  const mentions = scene.mentions.filter(({ kind }) => kind !== 'crowd')
  placeSubjects(
    { ...stage, scene: { ...scene, mentions: mentions.length ? mentions : [performer] } },
    { ground: () => h * 0.835, scale: 1.05 },
  )
  paintMotes(stage, warm, 60, { x: w * 0.1, y: 0, w: w * 0.8, h: stage.horizon }, 0.0014)
  audience(stage)
  paintBokeh(stage, lights, 8, { x: 0, y: h * 0.05, w, h: h * 0.4 }, 0.045, 0.2)
}

function folds(stage: Stage, drape: Colour, dim: number): void {
  const { c, w, u, horizon } = stage
  const random = stage.random.fork('folds')
  let x = 0
  while (x < w) {
    const wide = u * random.range(0.03, 0.075)
    const g = c.createLinearGradient(x, 0, x + wide, 0)
    const edge = Math.abs(x / w - 0.5) * 2
    const bright = mix(hex('#08060a'), drape, (0.2 + 0.5 * edge) * dim)
    g.addColorStop(0, css(stage.ink(mix(bright, hex('#000000'), 0.5))))
    g.addColorStop(0.4, css(stage.ink(bright)))
    g.addColorStop(1, css(stage.ink(mix(bright, hex('#000000'), 0.6))))
    c.fillStyle = g
    c.fillRect(x, 0, wide + 1, horizon * (edge > 0.66 ? 1.04 : 1))
    x += wide
  }
}

/** Heads, and here and there a raised hand, against the light. */
function audience(stage: Stage): void {
  const { c, w, h, u } = stage
  const random = stage.random.fork('audience')
  for (let row = 0; row < 3; row++) {
    c.fillStyle = css(stage.ink(mix(hex('#1b1420'), hex('#020203'), row / 2)))
    const y = h * (0.925 + row * 0.045)
    const size = u * (0.03 + row * 0.014)
    for (let x = -size; x < w + size; x += size * random.range(1.9, 2.9)) {
      const top = y - random.range(0, size * 0.8)
      c.beginPath()
      c.ellipse(x, top, size * 0.62, size * 0.78, 0, 0, Math.PI * 2)
      c.fill()
      c.beginPath()
      c.moveTo(x - size * 1.3, h + 10)
      c.quadraticCurveTo(x - size * 1.3, top + size * 0.9, x, top + size * 0.62)
      c.quadraticCurveTo(x + size * 1.3, top + size * 0.9, x + size * 1.3, h + 10)
      c.fill()
      if (row < 2 && random.chance(0.13)) {
        c.save()
        c.strokeStyle = c.fillStyle
        c.lineWidth = size * 0.32
        c.lineCap = 'round'
        c.beginPath()
        c.moveTo(x + size, top + size)
        c.lineTo(x + size * random.range(1, 1.5), top - size * random.range(1, 2))
        c.stroke()
        c.restore()
      }
    }
  }
}
