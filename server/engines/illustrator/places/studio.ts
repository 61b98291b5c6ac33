import { type Colour, css, hex, lighten, luma, mix, rotateHue, saturate } from '../core/colour.ts'
import { paintField } from '../core/field.ts'
import { clamp, smoothstep } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import { paintBokeh } from '../layers/flora.ts'
import { glow } from '../layers/glow.ts'
import { cutOut } from '../layers/sheet.ts'
import { CATALOGUE } from '../subjects/catalogue.ts'
import { paintSubject } from '../subjects/paint-subject.ts'
import type { SubjectArt } from '../subjects/art.ts'

const FOOD: ReadonlySet<string> = new Set([
  'bread',
  'loaf',
  'cake',
  'pizza',
  'bowl',
  'apple',
  'orangefruit',
  'lemon',
  'banana',
  'egg',
  'cheese',
  'cup',
  'wine',
  'glass',
  'teapot',
  'mushroom',
  'bottle',
])

/** One thing, well lit, on a table or a plinth. */
export function studio(outer: Stage): void {
  const night = outer.scene.time === 'night'
  // A studio has its own light; the hour only sets its mood.
  const stage: Stage = {
    ...outer,
    palette: outer.palette.under(
      night ? [0.6, 0.56, 0.6] : [0.74, 0.7, 0.63],
      night ? [0.2, 0.22, 0.3] : [0.36, 0.36, 0.38],
    ),
  }
  const { w, h, scene } = stage
  const random = stage.random.fork('studio')
  const side = random.sign()
  const first = scene.mentions[0]
  const art = CATALOGUE.get(first?.kind ?? '') ?? CATALOGUE.get('vase')
  if (!art) return
  const own = first?.colour ?? stage.palette.material(art.own)
  stage.horizon = h * random.range(0.6, 0.68)
  stage.focus = w * (0.5 - side * random.range(0.02, 0.1))
  stage.light = { x: w * (0.5 + side * 0.42), y: h * 0.12, radius: 0, side, visible: false, moon: false }
  const food = FOOD.has(first?.kind ?? '')
  const back = backdropColour(stage, own, food)
  wall(stage, back)
  const rustic = food && random.chance(0.75)
  surface(stage, back, rustic)
  windowLight(stage, back)
  if (!rustic) shapes(stage, back)
  arrange(stage, art, rustic)
  if (rustic) paintBokeh(stage, [hex('#ffd9a0'), hex('#ffb870')], 10, { x: 0, y: 0, w, h: stage.horizon }, 0.07, 0.14)
}

function backdropColour(stage: Stage, own: Colour, food: boolean): Colour {
  const { scene } = stage
  const random = stage.random.fork('backdrop')
  const turned = rotateHue(saturate(own, 0.62), random.pick([0, 24, -24, 150, 180, -150]))
  const grey =
    luma(own) > 0.82 || luma(own) < 0.16
      ? hex(random.pick(['#c98f72', '#7fa3a8', '#b9a6cf', '#d9b98a', '#93a98a']))
      : turned
  const day = food
    ? mix(hex('#5a3a26'), grey, 0.25)
    : (scene.tint ?? lighten(grey, clamp(0.62 - luma(grey), -0.1, 0.34)))
  return {
    day,
    dawn: mix(day, hex('#f0b49a'), 0.25),
    dusk: mix(lighten(day, -0.14), hex('#a04c4a'), 0.25),
    night: mix(lighten(day, -0.42), hex('#0c1024'), 0.55),
  }[scene.time]
}

function wall(stage: Stage, back: Colour): void {
  const { c, w, h, u, light } = stage
  const g = c.createLinearGradient(0, 0, 0, h)
  g.addColorStop(0, css(stage.ink(lighten(back, -0.1))))
  g.addColorStop(0.62, css(stage.ink(back)))
  g.addColorStop(1, css(stage.ink(lighten(back, -0.05))))
  c.fillStyle = g
  c.fillRect(0, 0, w, h)
  glow(stage, w * 0.5 + light.side * u * 0.12, stage.horizon * 0.72, u * 0.85, lighten(back, 0.16), 0.5)
}

function surface(stage: Stage, back: Colour, rustic: boolean): void {
  const { c, w, h, u, horizon, noise } = stage
  if (!rustic) {
    const g = c.createLinearGradient(0, horizon - u * 0.05, 0, h)
    g.addColorStop(0, css(stage.ink(lighten(back, 0.05)), 0))
    g.addColorStop(0.22, css(stage.ink(lighten(back, 0.06)), 0.85))
    g.addColorStop(1, css(stage.ink(lighten(back, -0.04))))
    c.fillStyle = g
    c.fillRect(0, horizon - u * 0.05, w, h)
    return
  }
  const wood = stage.scene.time === 'night' ? hex('#2a1a12') : hex('#8a5a36')
  const g = c.createLinearGradient(0, horizon, 0, h)
  g.addColorStop(0, css(stage.ink(lighten(wood, 0.06))))
  g.addColorStop(1, css(stage.ink(lighten(wood, -0.16))))
  c.fillStyle = g
  c.fillRect(0, horizon, w, h)
  const random = stage.random.fork('boards')
  for (let i = 0; i < 5; i++) {
    const y = horizon + (h - horizon) * Math.pow((i + 0.6) / 5, 1.5)
    c.fillStyle = css(stage.ink(lighten(wood, -0.26)), 0.75)
    c.fillRect(0, y, w, u * 0.003)
    c.fillStyle = css(stage.ink(lighten(wood, random.spread() * 0.06)), 0.3)
    c.fillRect(0, y, w, (h - horizon) * 0.2)
  }
  c.lineWidth = u * 0.0016
  for (let i = 0; i < 90; i++) {
    const y = horizon + (h - horizon) * Math.pow(random.next(), 1.2)
    const x = random.next() * w
    c.strokeStyle = css(stage.ink(lighten(wood, random.chance(0.5) ? -0.16 : 0.08)), 0.3)
    c.beginPath()
    c.moveTo(x, y)
    c.quadraticCurveTo(x + u * 0.12, y + noise.at(x, y) * u * 0.008, x + u * random.range(0.15, 0.5), y)
    c.stroke()
  }
}

/** The light of a window on the wall: soft panes or slats, leaning, fading out. */
function windowLight(stage: Stage, back: Colour): void {
  const { w, h, u, light, scene } = stage
  const random = stage.random.fork('window-light')
  if (scene.time === 'night' || stage.look.graphic || random.chance(0.25)) return
  const slats = random.chance(0.5)
  const warm = mix(lighten(back, 0.22), hex('#fff0d4'), 0.45)
  const [cx, cy] = [w * 0.5 - light.side * u * 0.16, stage.horizon * 0.46]
  const strength = luma(back) > 0.35 ? 0.34 : 0.2
  paintField(
    stage,
    { x: 0, y: 0, w, h: stage.horizon },
    480,
    (x, y, out) => {
      const dy = (y - cy) / u
      const dx = (x - cx) / u + light.side * 0.34 * dy
      const ry = dy - light.side * 0.16 * dx
      const soft = 0.012 + 0.02 * Math.abs(ry)
      const inside = smoothstep(0.46, 0.46 - soft * 2, Math.abs(dx)) * smoothstep(0.36, 0.36 - soft * 2, Math.abs(ry))
      const bars = slats
        ? smoothstep(0.5 + soft * 6, 0.5 - soft * 6, Math.abs((((ry + 2) * 11) % 1) - 0.5) * 2)
        : smoothstep(0.008, 0.008 + soft, Math.abs(dx)) * smoothstep(0.008, 0.008 + soft, Math.abs(ry + 0.06))
      const a = inside * bars * strength * smoothstep(0.9, 0.1, Math.sqrt(dx * dx + ry * ry))
      for (let k = 0; k < 3; k++) out[k] = (warm[k] ?? 0) * a
    },
    'screen',
  )
}

/** A plinth and a few plain bodies that keep the thing company. */
function shapes(stage: Stage, back: Colour): void {
  const { c, h, u, horizon, focus, light } = stage
  const random = stage.random.fork('shapes')
  const tone = lighten(back, 0.07)
  const [px, py] = [focus, horizon + (h - horizon) * 0.5]
  const half = u * 0.25
  const side = stage.ink(lighten(back, -0.07))
  const shade = stage.ink(lighten(back, -0.17))
  if (random.chance(0.75)) {
    const r = u * random.range(0.26, 0.36)
    cutOut(stage, stage.ink(mix(lighten(back, 0.09), stage.palette.accent, 0.2)), () =>
      c.arc(focus - light.side * u * 0.14, horizon - u * 0.1, r, 0, Math.PI * 2),
    )
  }
  if (random.chance(0.6))
    sphere(
      stage,
      focus + light.side * u * 0.42,
      py - u * 0.02,
      u * random.range(0.05, 0.09),
      mix(tone, stage.palette.accent, 0.35),
    )
  if (random.chance(0.6))
    sphere(stage, focus - light.side * u * 0.4, py + u * 0.03, u * random.range(0.03, 0.055), lighten(back, -0.02))
  const g = c.createLinearGradient(px - half, 0, px + half, 0)
  g.addColorStop(light.side > 0 ? 1 : 0, css(stage.ink(tone)))
  g.addColorStop(0.5, css(side))
  g.addColorStop(light.side > 0 ? 0 : 1, css(shade))
  const top = py - u * 0.02
  cutOut(
    stage,
    side,
    () => {
      c.moveTo(px + half, top)
      c.lineTo(px + half, h * 0.95)
      c.ellipse(px, h * 0.95, half, half * 0.2, 0, 0, Math.PI)
      c.lineTo(px - half, top)
      c.closePath()
    },
    stage.look.graphic ? undefined : g,
  )
  cutOut(stage, stage.ink(lighten(back, 0.1)), () => c.ellipse(px, top, half, half * 0.2, 0, 0, Math.PI * 2))
}

function sphere(stage: Stage, x: number, y: number, r: number, own: Colour): void {
  const { c, light } = stage
  const g = c.createRadialGradient(x + light.side * r * 0.4, y - r * 1.45, r * 0.1, x, y - r, r)
  g.addColorStop(0, css(stage.ink(lighten(own, 0.16))))
  g.addColorStop(0.6, css(stage.ink(own)))
  g.addColorStop(1, css(stage.ink(lighten(own, -0.16))))
  cutOut(stage, stage.ink(own), () => c.arc(x, y - r, r, 0, Math.PI * 2), stage.look.graphic ? undefined : g)
}

function arrange(stage: Stage, hero: SubjectArt, rustic: boolean): void {
  const { w, h, u, horizon, focus, scene, light } = stage
  const random = stage.random.fork('arrange')
  const base = rustic ? horizon + (h - horizon) * 0.52 : horizon + (h - horizon) * 0.5 - u * 0.045
  const close = scene.shot === 'close' ? 1.22 : scene.shot === 'wide' ? 0.78 : 1
  const night = scene.time === 'night'
  const lit = { front: night ? 0.6 : 0.95, rim: night ? 0.95 : 0.5 }
  const most = Math.min(w * (rustic ? 0.6 : 0.5) * (100 / hero.width), base * 0.86)
  const first = scene.mentions[0]
  const size = Math.min(
    u * (hero.habitat === 'table' || hero.habitat === 'wall' ? hero.tall : Math.min(hero.tall, 0.4)) * 1.12 * close,
    most,
  )
  const count = Math.min(first?.count ?? 1, 5)
  const wide = size * (hero.width / 100)
  const seats = count === 1 ? [0] : Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * 1.08)
  const others = scene.mentions.slice(1, 3)
  others.forEach((other, i) => {
    const art = CATALOGUE.get(other.kind)
    if (!art) return
    const height = Math.min(u * Math.min(art.tall, 0.42) * 0.8 * close, w * 0.3 * (100 / art.width))
    const x = focus + (i ? -1 : 1) * light.side * -1 * (wide * 0.5 + (height * art.width) / 200 + u * 0.04)
    paintSubject(stage, art, {
      x: clamp(x, w * 0.1, w * 0.9),
      y: base + u * (rustic ? -0.02 : 0.16),
      height,
      colour: other.colour,
      cast: 'ground',
      ...lit,
    })
  })
  for (const seat of seats) {
    const height = count > 1 ? size * 0.72 : size
    const x = focus + seat * height * (hero.width / 100)
    paintSubject(stage, hero, {
      x,
      y: base + Math.abs(seat) * u * 0.012,
      height,
      colour: first?.colour,
      cast: 'ground',
      flip: random.chance(0.2),
      ...lit,
    })
  }
  if (rustic) crumbs(stage, base)
}

/** Flour, crumbs, seeds around the food. */
function crumbs(stage: Stage, base: number): void {
  const { c, u, focus } = stage
  const random = stage.random.fork('crumbs')
  for (let i = 0; i < 70; i++) {
    const x = focus + random.spread() * u * 0.62
    const y = base + u * 0.03 + random.next() * u * 0.1
    c.fillStyle = css(stage.ink(random.chance(0.5) ? [240, 226, 200] : [190, 140, 86]), 0.75)
    c.beginPath()
    c.ellipse(x, y, u * random.range(0.001, 0.0042), u * random.range(0.001, 0.0026), random.next() * 3, 0, Math.PI * 2)
    c.fill()
  }
}
