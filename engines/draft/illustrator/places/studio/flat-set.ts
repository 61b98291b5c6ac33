import { type Colour, css, lighten, mix } from '../../core/colour.ts'
import { TAU } from '../../core/maths.ts'
import type { Stage } from '../../core/stage.ts'
import { cutOut } from '../../layers/sheet.ts'
import type { Family } from '../../palette/tones.ts'
import type { Place } from '../../parse/scene.ts'
import { paintSubject } from '../../subjects/paint-subject.ts'
import type { Placement } from './arrange.ts'
import { shelfOf } from './items.ts'

/** Families whose tints let a hero of the family stand out. */
const BEHIND: Readonly<Record<Family, readonly [Family, ...Family[]]>> = {
  warm: ['cool', 'gold', 'cool'],
  gold: ['cool', 'ink', 'cool'],
  cool: ['gold', 'warm'],
  ink: ['gold', 'warm', 'cool'],
  light: ['cool', 'warm', 'ink'],
}

/** The few tones of a background, from the wall to what is nearest. */
export interface Ground {
  wall: Colour
  shape: Colour
  floor: Colour
  deep: Colour
}

/** A calm background of tints of one tone, chosen so that the hero stands out. */
export function groundFor(stage: Stage, hero: Family): Ground {
  const { tones, scene } = stage
  const night = scene.time === 'night'
  // Nights are blue: a warm wall without light turns brown.
  const family = night ? (hero === 'ink' ? 'cool' : 'ink') : stage.random.fork('ground').pick(BEHIND[hero])
  const tone = scene.tint ?? tones[family]
  const strong = hero === 'light' ? 0.16 : 0
  const base = night ? mix(tones.ink, lighten(tone, -0.2), 0.18) : tones.light
  const tint = (amount: number): Colour => {
    const day = mix(base, tone, amount)
    return {
      day,
      dawn: mix(day, tones.gold, 0.1),
      dusk: mix(lighten(day, -0.06), tones.warm, 0.16),
      night: lighten(day, -0.16 + amount * 0.1),
    }[scene.time]
  }
  const ink = family === 'ink' && !night ? 0.6 : 1
  return {
    wall: tint((0.34 + strong) * ink),
    shape: tint((0.62 + strong) * ink),
    floor: tint((0.5 + strong) * ink),
    deep: tint((0.84 + strong * 0.5) * ink),
  }
}

export function fillWall({ c, w, h, ink }: Stage, { wall }: Ground): void {
  c.fillStyle = css(ink(wall))
  c.fillRect(0, 0, w, h)
}

/** A floor and one large shape behind the hero. */
export function plainSet(stage: Stage, ground: Ground, hero: Placement): void {
  const { c, w, h, u, ink, scene } = stage
  const random = stage.random.fork('plain-set')
  fillWall(stage, ground)
  const middle = hero.y - hero.height * 0.5
  const r = Math.max(hero.height * 0.66, h * 0.3)
  const kind = random.pick(['disc', 'disc', 'arch', 'hill', 'panel'] as const)
  const floor = hero.floats ? h * 0.86 : hero.y - h * 0.055
  if (scene.time === 'night') nightSky(stage)
  else quietShapes(stage, ground, hero)
  if (kind === 'disc')
    cutOut(stage, ink(ground.shape), () => c.arc(hero.x, Math.min(middle, floor - r * 0.55), r, 0, TAU))
  if (kind === 'arch')
    cutOut(stage, ink(ground.shape), () => {
      const half = r * 0.86
      const top = Math.max(h * 0.07 + half, middle - r * 0.2)
      c.moveTo(hero.x - half, floor + h * 0.1)
      c.lineTo(hero.x - half, top)
      c.arc(hero.x, top, half, Math.PI, TAU)
      c.lineTo(hero.x + half, floor + h * 0.1)
      c.closePath()
    })
  if (kind === 'panel')
    cutOut(stage, ink(ground.shape), () => {
      const left = hero.x < w / 2
      const edge = left ? hero.x + r * 0.9 : hero.x - r * 0.9
      c.moveTo(left ? -u : w + u, -u)
      c.lineTo(edge + (left ? r * 0.2 : -r * 0.2), -u)
      c.lineTo(edge - (left ? r * 0.2 : -r * 0.2), h + u)
      c.lineTo(left ? -u : w + u, h + u)
      c.closePath()
    })
  if (kind === 'hill') {
    const x = w - hero.x + random.spread() * w * 0.1
    cutOut(stage, ink(ground.shape), () => c.ellipse(x, floor + h * 0.12, w * 0.52, h * 0.38, 0, 0, TAU))
  }
  if (hero.floats && kind !== 'hill') return
  cutOut(stage, ink(ground.floor), () => {
    const bend = h * random.range(0.02, 0.05)
    c.moveTo(-u, floor + bend)
    c.quadraticCurveTo(w / 2, floor - bend, w + u, floor + bend)
    c.lineTo(w + u, h + u)
    c.lineTo(-u, h + u)
    c.closePath()
  })
}

/** The place outdoors in two or three sheets. */
export function outdoorSet(stage: Stage, ground: Ground, hero: Placement, where: Place): void {
  const { c, w, h, u, ink, tones, scene } = stage
  const random = stage.random.fork('outdoor-set')
  fillWall(stage, ground)
  const night = scene.time === 'night'
  if (night) nightSky(stage)
  else
    cutOut(stage, ink(mix(ground.wall, tones.gold, 0.5)), () =>
      c.arc(w - hero.x + random.spread() * w * 0.06, h * random.range(0.2, 0.3), h * 0.09, 0, TAU),
    )
  const line = hero.y - h * 0.07
  const sheet = (colour: Colour, trace: () => void): void => cutOut(stage, ink(colour), trace)
  const rolling = (y: number, tall: number, phase: number) => (): void => {
    c.moveTo(-u, h + u)
    for (let x = -u * 0.1; x <= w + u * 0.1; x += w / 60)
      c.lineTo(x, y - tall * (0.5 + 0.5 * Math.sin((x / w) * 5.2 + phase) * Math.cos((x / w) * 2.1 + phase * 2)))
    c.lineTo(w + u, h + u)
    c.closePath()
  }
  if (where === 'city' || where === 'street' || where === 'village' || where === 'harbour') {
    for (const [i, colour] of [ground.shape, ground.deep].entries()) {
      let x = -w * 0.02
      while (x < w) {
        const wide = w * random.range(0.05, 0.11)
        const top = line - h * random.range(0.14, i ? 0.26 : 0.44)
        sheet(mix(colour, ground.wall, i ? 0.25 : 0.2), () => c.rect(x, top, wide, h - top))
        x += wide + (random.chance(0.3) ? w * 0.02 : 0)
      }
    }
  } else if (where === 'mountains' || where === 'snow') {
    for (const [i, colour] of [ground.shape, ground.deep].entries())
      sheet(mix(colour, ground.wall, i ? 0.2 : 0), () => {
        c.moveTo(-u, h + u)
        for (let k = 0; k <= 6; k++)
          c.lineTo(
            (w * (k - 0.5 + random.spread() * 0.2)) / 5,
            line - h * (k % 2 ? random.range(0.2, 0.4 - i * 0.14) : 0.02),
          )
        c.lineTo(w + u, h + u)
        c.closePath()
      })
  } else sheet(ground.shape, rolling(line - h * 0.02, h * 0.2, random.range(0, 6)))
  const wet = ['sea', 'coast', 'beach', 'lake', 'river', 'harbour'].includes(where)
  if (wet) sheet(mix(tones.cool, ground.wall, 0.35), rolling(line - h * 0.02, h * 0.02, random.range(0, 6)))
  sheet(wet ? mix(tones.gold, ground.wall, 0.5) : ground.deep, rolling(line + h * 0.03, h * 0.045, random.range(0, 6)))
}

/** Inside a shop or a practice: shelves with what it is about, and a counter. */
export function venueSet(stage: Stage, ground: Ground, foot: number): void {
  const { c, w, h, u, ink, tones } = stage
  const random = stage.random.fork('venue-set')
  fillWall(stage, ground)
  const [first, ...more] = shelfOf(stage)
  const wood = mix(ground.deep, tones.gold, 0.25)
  const far: Stage = { ...stage, palette: { ...stage.palette, haze: ground.wall } }
  for (const y of [0.27, 0.5]) {
    const board = h * y
    cutOut(stage, ink(ground.shape), () => c.rect(-u, board - h * 0.205, w + 2 * u, h * 0.19))
    let x = w * 0.05 + random.range(0, w * 0.03)
    while (first && x < w * 0.97) {
      const item = random.pick([first, ...more])
      const height = Math.min(h * 0.145, (w * 0.09 * 100) / item.art.width)
      const count = random.int(1, 3)
      for (let i = 0; i < count; i++) {
        const wide = (height * item.art.width) / 100
        paintSubject(far, item.art, { x: x + wide / 2, y: board, height, distance: 0.62, front: 0.95, cast: 'none' })
        x += wide * 1.1
      }
      x += w * random.range(0.02, 0.05)
    }
    cutOut(stage, ink(wood), () => c.rect(-u, board, w + 2 * u, h * 0.02))
  }
  cutOut(stage, ink(lighten(wood, -0.04)), () => c.rect(-u, foot - h * 0.03, w + 2 * u, h))
  cutOut(stage, ink(lighten(wood, 0.06)), () => c.rect(-u, foot - h * 0.05, w + 2 * u, h * 0.085))
}

function nightSky({ c, w, h, ink, tones, random, scene }: Stage): void {
  const chance = random.fork('night-sky')
  const side = chance.sign()
  const [x, y, r] = [w * (0.5 + side * 0.36), h * 0.2, h * 0.075]
  c.fillStyle = css(ink(mix(tones.light, tones.gold, 0.3)), 0.85)
  for (let i = 0; i < 34; i++) {
    c.beginPath()
    c.arc(chance.next() * w, chance.next() * h * 0.6, h * chance.range(0.0015, 0.0042), 0, TAU)
    c.fill()
  }
  if (scene.extras.includes('crescent-moon') || scene.mentions.some(({ kind }) => kind === 'crescent-moon')) return
  c.beginPath()
  c.arc(x, y, r, 0, TAU)
  c.fill()
}

/** A large quiet shape at an edge and a few small signs: what gives a wall depth without saying anything. */
function quietShapes(stage: Stage, ground: Ground, hero: Placement): void {
  const { c, w, h, ink, tones } = stage
  const random = stage.random.fork('quiet')
  const side = hero.x < w / 2 ? 1 : -1
  const edge = side > 0 ? w : 0
  c.save()
  c.fillStyle = css(ink(mix(ground.wall, ground.shape, 0.34)))
  c.beginPath()
  c.arc(edge, h * random.range(0.02, 0.3), h * random.range(0.3, 0.46), 0, TAU)
  c.fill()
  c.beginPath()
  c.arc(w - edge, h * random.range(0.7, 0.95), h * random.range(0.2, 0.34), 0, TAU)
  c.fill()
  c.lineCap = 'round'
  for (let i = 0; i < 6; i++) {
    const x = hero.x + side * (i % 2 ? 1 : -1) * w * random.range(0.2, 0.42)
    const y = h * random.range(0.1, 0.56)
    const size = h * random.range(0.012, 0.02)
    const tone = ink(mix(ground.shape, tones[random.pick<Family>(['warm', 'gold', 'cool', 'light'])], 0.55))
    c.fillStyle = css(tone)
    c.strokeStyle = css(tone)
    c.lineWidth = h * 0.006
    c.beginPath()
    if (i % 3 === 0) c.arc(x, y, size * 0.6, 0, TAU)
    else if (i % 3 === 1) c.arc(x, y, size, 0, TAU)
    else {
      c.moveTo(x - size, y)
      c.lineTo(x + size, y)
      c.moveTo(x, y - size)
      c.lineTo(x, y + size)
    }
    if (i % 3 === 0) c.fill()
    else c.stroke()
  }
  c.restore()
}

/** Paper that falls at a celebration. */
export function confetti({ c, w, h, ink, tones, random }: Stage): void {
  const chance = random.fork('confetti')
  for (let i = 0; i < 42; i++) {
    const [x, y] = [chance.next() * w, chance.next() * h * 0.72]
    const size = h * chance.range(0.008, 0.017)
    c.save()
    c.translate(x, y)
    c.rotate(chance.next() * TAU)
    c.fillStyle = css(ink(tones[chance.pick<Family>(['warm', 'gold', 'cool', 'light'])]), 0.9)
    if (chance.chance(0.4)) {
      c.beginPath()
      c.arc(0, 0, size * 0.5, 0, TAU)
      c.fill()
    } else c.fillRect(-size / 2, -size / 4, size, size / 2)
    c.restore()
  }
}
