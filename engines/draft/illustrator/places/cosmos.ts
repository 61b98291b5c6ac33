import { hex, mix } from '../core/colour.ts'
import { paintField } from '../core/field.ts'
import { clamp, smoothstep } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import { glow } from '../layers/glow.ts'
import { cutOut } from '../layers/sheet.ts'
import { paintStars } from '../layers/lights-in-sky.ts'
import { placeSubjects } from '../subjects/place-subjects.ts'
import { paintWorld, WORLDS } from './planet-in-sky.ts'

/** Open space: a nebula, stars, a planet or two, a sun behind an edge. */
export function space(stage: Stage): void {
  const { w, h, u, scene } = stage
  const random = stage.random.fork('space')
  const side = random.sign()
  stage.horizon = h
  stage.focus = w * (0.5 - side * random.range(0.1, 0.2))
  stage.light = {
    x: w * (0.5 + side * random.range(0.24, 0.42)),
    y: h * random.range(0.14, 0.4),
    radius: u * 0.03,
    side,
    visible: true,
    moon: false,
  }
  // Space has no hours; at night the sun is hidden and the nebulae are faint.
  const power = scene.time === 'night' ? 0.42 : 1
  if (stage.look.graphic) sheets(stage)
  else nebula(stage)
  paintStars(stage, h * 1.3, 1.9)
  const sun = stage.ink(mix(hex('#fff2d8'), stage.palette.accent, 0.15))
  const layout = random.pick(['limb', 'limb', 'ball', 'pair'] as const)
  const world = random.pick(WORLDS)
  if (layout === 'limb') {
    const radius = u * random.range(1.1, 1.7)
    const x = w * (0.5 - side * random.range(0, 0.2))
    const y = h * random.range(0.72, 0.84) + radius
    paintWorld(stage, x, y, radius, world, [side * 0.42 * power, -0.84 * power, 0.34 * power])
    const a = Math.atan2(-1, side * 0.42)
    stage.light = { ...stage.light, x: x + Math.cos(a) * radius, y: y + Math.sin(a) * radius }
    glow(stage, stage.light.x, stage.light.y, u * 0.7, sun, 0.95 * power, 1.5)
    glow(stage, stage.light.x, stage.light.y, u * 0.12, [255, 255, 255], power)
  } else {
    const radius = u * random.range(0.24, 0.36)
    glow(stage, stage.light.x, stage.light.y, u * 0.6, sun, 0.7 * power)
    glow(stage, stage.light.x, stage.light.y, u * 0.09, [255, 255, 255], power)
    const x = w * (0.5 - side * random.range(0.12, 0.24))
    paintWorld(stage, x, h * random.range(0.5, 0.62), radius, world, [side * 0.78 * power, -0.42 * power, 0.46 * power])
    if (layout === 'pair')
      paintWorld(stage, x + side * radius * 1.7, h * 0.3, radius * 0.24, WORLDS[2] ?? world, [side * 0.78, -0.42, 0.46])
    stage.focus = w * (0.5 + side * 0.16)
  }
  placeSubjects(stage, { ground: undefined, air: { top: h * 0.14, bottom: h * 0.82 }, scale: 1.05 })
}

function nebula(stage: Stage): void {
  const { texture, w, h, u, palette } = stage
  const random = stage.random.fork('nebula')
  const hues = random.pick<readonly [string, string, string]>([
    ['#3a1d6e', '#b0407f', '#f0a860'],
    ['#0d3a6a', '#2f8f9a', '#bfe3c8'],
    ['#2a1250', '#4a4fc0', '#8fc8f0'],
    ['#4a1420', '#b8502f', '#f3c070'],
  ])
  const [a, b, c] = hues.map((text) => stage.ink(hex(text)))
  if (!a || !b || !c) return
  const tint = stage.scene.tint ?? palette.accent
  const deep = stage.ink([4, 5, 14])
  const phase = random.range(0, 60)
  const lean = random.range(-0.7, 0.7)
  const power = stage.scene.time === 'night' ? 0.42 : 1
  paintField(stage, { x: 0, y: 0, w, h }, 560, (x, y, out) => {
    const px = (x / u) * 1.15 + phase
    const py = (y / u) * 1.15
    const wx = texture.fbm(px * 0.8, py * 0.8, 4) * 0.9
    const wy = texture.fbm(px * 0.8 + 7, py * 0.8 - 3, 4) * 0.9
    const cloud = texture.fbm(px + wx, py + wy, 5) + 0.12
    const dust = smoothstep(0.05, 0.5, texture.fbm(px * 1.8 - wy, py * 1.8 + wx, 5))
    const band = Math.exp(-(((y - h * 0.45) / u + lean * ((x - w / 2) / u)) ** 2) * 3.2)
    const lightness = clamp(cloud * 1.5) * (0.25 + 0.95 * band) * (1 - dust * 0.65)
    const t = clamp(lightness * 1.25)
    for (let k = 0; k < 3; k++) {
      const hue =
        t < 0.5
          ? (a[k] ?? 0) + ((b[k] ?? 0) - (a[k] ?? 0)) * t * 2
          : (b[k] ?? 0) + ((c[k] ?? 0) - (b[k] ?? 0)) * (t * 2 - 1)
      const tinted = stage.scene.tint ? hue * 0.55 + (tint[k] ?? 0) * 0.45 * t : hue
      out[k] = (deep[k] ?? 0) + tinted * (0.06 * band + lightness * 0.95) * power
    }
  })
}

/** The same depth as sheets of dark paper around the sun. */
function sheets(stage: Stage): void {
  const { c, w, h, texture, palette, light } = stage
  const random = stage.random.fork('sheets')
  const hue = stage.scene.tint ?? mix(palette.accent, hex(random.pick(['#2a2f78', '#1d4a66', '#5a2560'])), 0.7)
  const far = Math.max(w, h) * 1.15
  for (let k = 0; k < 7; k++) {
    const t = k / 6
    const phase = random.range(0, 60)
    cutOut(
      stage,
      stage.ink(mix(hex('#060814'), hue, (0.12 + t * 0.62) * (stage.scene.time === 'night' ? 0.5 : 1))),
      () => {
        const radius = far * Math.pow(1 - t * 0.86, 1.3)
        for (let i = 0; i <= 90; i++) {
          const a = (i / 90) * Math.PI * 2
          const r = radius * (1 + 0.14 * texture.fbm(Math.cos(a) * 1.4 + phase, Math.sin(a) * 1.4, 3))
          if (i) c.lineTo(light.x + Math.cos(a) * r, light.y + Math.sin(a) * r)
          else c.moveTo(light.x + Math.cos(a) * r, light.y + Math.sin(a) * r)
        }
        c.closePath()
      },
    )
  }
}
