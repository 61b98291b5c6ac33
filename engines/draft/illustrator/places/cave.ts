import { css, hex, mix } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import { paintShafts } from '../layers/beams.ts'
import { glow, paintMotes } from '../layers/glow.ts'
import { paintSky } from '../layers/sky.ts'
import { cutOut } from '../layers/sheet.ts'
import { paintWater } from '../layers/water.ts'
import { placeSubjects } from '../subjects/place-subjects.ts'
import { paintBackdrop, frame } from './setting.ts'

/** Looking out of a cave: rings of rock around the light, a pool on the floor, crystals. */
export function cave(stage: Stage): void {
  frame(stage, { horizon: [0.52, 0.6] })
  const { c, w, h, u, palette, scene, noise } = stage
  const random = stage.random.fork('cave')
  const [ox, oy] = [w * random.range(0.4, 0.6), stage.horizon * 0.86]
  stage.light = { ...stage.light, x: ox, y: stage.horizon * 0.6, visible: scene.time !== 'day' }
  paintSky(stage, h)
  glow(stage, ox, oy, u * 0.7, palette.glow, 0.55)
  paintBackdrop(stage, scene.backdrop ?? random.pick(['mountains', 'hills', 'sea'] as const))
  const floor = stage.horizon + u * 0.05
  paintWater(stage, {
    top: floor,
    bottom: h,
    chop: 0.14,
    deep: mix(palette.dark, palette.lit(palette.material('lagoon'), 0.5), 0.45),
    murk: 0.6,
    glitter: 0.04,
  })
  const rock = palette.lit(mix(palette.material('rockDark'), scene.tint ?? palette.material('rockWarm'), 0.35), 0.42)
  const rings = 6
  for (let k = 0; k < rings; k++) {
    const t = k / (rings - 1)
    const radius = u * (0.24 + 0.62 * Math.pow(t, 1.1))
    const phase = random.range(0, 60)
    const colour = mix(
      mix(rock, palette.glow, 0.34 * (1 - t) ** 2),
      mix(palette.dark, [0, 0, 0], 0.5),
      Math.pow(t, 0.7) * 0.93,
    )
    cutOut(stage, stage.ink(colour), () => {
      c.moveTo(-50, -50)
      c.lineTo(w + 50, -50)
      c.lineTo(w + 50, h + 50)
      c.lineTo(-50, h + 50)
      c.closePath()
      // The opening, the other way round, so that it stays open.
      for (let i = 160; i >= 0; i--) {
        const a = (i / 160) * Math.PI * 2
        const teeth = Math.sin(a) < -0.2 ? Math.max(0, noise.at(a * 9 + phase, 3)) * 0.2 : 0
        const r = radius * (1 + noise.fbm(Math.cos(a) * 1.6 + phase, Math.sin(a) * 1.6, 4) * 0.42 - teeth)
        const x = ox + Math.cos(a) * r * (w > h ? 1.28 : 0.8) * (1 + t * 0.12)
        const y = oy + Math.sin(a) * r * (w > h ? 0.86 : 1.25) + (Math.sin(a) > 0 ? r * 0.22 * (1 - t) : 0)
        if (i === 160) c.moveTo(x, y)
        else c.lineTo(x, y)
      }
      c.closePath()
    })
  }
  crystals(stage)
  paintShafts(
    stage,
    ox,
    oy - u * 0.4,
    stage.light.side * -0.3,
    u * 0.9,
    palette.glow,
    scene.time === 'night' ? 0.16 : 0.36,
    7,
  )
  placeSubjects(stage, { ground: (x, back) => h * 0.82 - back * u * 0.05 + noise.at(x / u, 4) * u * 0.01, scale: 0.8 })
  paintMotes(stage, palette.glow, 40, { x: ox - u * 0.6, y: oy - u * 0.3, w: u * 1.2, h: u * 0.8 }, 0.0016)
}

function crystals(stage: Stage): void {
  const { c, w, h, u, scene } = stage
  const random = stage.random.fork('crystals')
  const colour = scene.accents[0] ?? scene.tint ?? hex(random.pick(['#5fd0e0', '#a878e8', '#f0a0c0', '#8fe0a8']))
  for (let i = 0; i < 22; i++) {
    const left = random.chance(0.5)
    const x = left ? random.range(0, 0.24) * w : random.range(0.76, 1) * w
    const y = h * random.range(0.9, 1.02)
    const tall = u * random.range(0.05, 0.2)
    const lean = random.spread() * 0.4
    const wide = tall * 0.2
    c.save()
    c.translate(x, y)
    c.rotate(lean)
    c.fillStyle = css(stage.ink(mix(colour, [10, 10, 30], 0.5)), 0.95)
    c.beginPath()
    c.moveTo(-wide, 0)
    c.lineTo(-wide, -tall * 0.7)
    c.lineTo(0, -tall)
    c.lineTo(0, 0)
    c.fill()
    c.fillStyle = css(stage.ink(mix(colour, [255, 255, 255], 0.15)), 0.95)
    c.beginPath()
    c.moveTo(0, 0)
    c.lineTo(0, -tall)
    c.lineTo(wide, -tall * 0.7)
    c.lineTo(wide, 0)
    c.fill()
    c.restore()
    if (i % 3 === 0) glow(stage, x, y - tall * 0.5, tall * 1.6, colour, 0.4)
  }
}
