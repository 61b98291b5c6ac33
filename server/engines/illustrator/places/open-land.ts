import { hex, mix } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import { cloudLand } from '../lands/clouds.ts'
import { canyonLand, duneLand } from '../lands/desert.ts'
import { type Crop, fieldLand } from '../lands/fields.ts'
import { type HillOptions, hillLand } from '../lands/hills.ts'
import { mountainLand } from '../lands/mountains.ts'
import { alienLand, snowLand, volcanoLand } from '../lands/strange.ts'
import { paintBokeh, paintGrass } from '../layers/flora.ts'
import { glow } from '../layers/glow.ts'
import { paintLand } from '../layers/land.ts'
import { paintSky } from '../layers/sky.ts'
import { paintFlock } from '../layers/sky-extras.ts'
import { focalOf, type Land, project, worldX } from '../layers/terrain.ts'
import { paintFir, paintGrownTree } from '../layers/trees.ts'
import { paintFog, paintMotes } from '../layers/weather.ts'
import { CATALOGUE } from '../subjects/catalogue.ts'
import { paintSubject } from '../subjects/paint-subject.ts'
import { placeSubjects, type Room } from '../subjects/place-subjects.ts'
import { paintBackdrop } from './backdrop.ts'
import { paintPlanetInSky } from './planet-in-sky.ts'
import { frame } from './set-light.ts'

/** Ground under a picture x on a land, `near` world units away, further with `back`. */
export const groundOn =
  (stage: Stage, land: Land, near: number, deep = 3): NonNullable<Room['ground']> =>
  (x, back) => {
    const z = near + back * deep
    return project(stage, land, worldX(stage, land, x, z), z).y
  }

/** Ground that lies a part of the way from the horizon (0) to the lower edge (1), whatever the picture's shape. */
export function groundLine(stage: Stage, land: Land, part: number): NonNullable<Room['ground']> {
  const near = (land.eye * focalOf(stage, land)) / (part * (stage.h - stage.horizon))
  return groundOn(stage, land, Math.max(land.near, near), near * 0.9)
}

export function mountains(stage: Stage): void {
  frame(stage, { horizon: [0.62, 0.74] })
  paintSky(stage)
  const land = mountainLand(stage)
  paintLand(stage, land)
  if (stage.scene.weather === 'fog') paintFog(stage, 0.6, stage.horizon, 0.3)
  const hero = stage.scene.mentions.length > 0
  ledge(stage, hero ? 0.2 : 0.12)
  firs(stage, 9, hero)
  placeSubjects(stage, {
    ground: (x, back) => ledgeAt(stage, x, hero ? 0.2 : 0.12) - back * stage.u * 0.02,
    scale: 0.8,
  })
}

const ledgeAt = (stage: Stage, x: number, rise: number): number => {
  const side = stage.focus > stage.w / 2 ? 1 : -1
  const t = (x / stage.w - 0.5) * side + 0.5
  return (
    stage.h -
    stage.u * rise * (0.35 + 0.75 * t) -
    stage.noise.at((x / stage.u) * 1.7, 77) * stage.u * 0.018 -
    stage.noise.at((x / stage.u) * 6, 31) * stage.u * 0.005
  )
}

/** The dark ground the viewer stands on. */
function ledge(stage: Stage, rise: number): void {
  const { c, w, h, u, palette } = stage
  const grass = palette.lit(palette.material('grassDark'), 0.2)
  const top = stage.ink(mix(grass, palette.dark, 0.35))
  const foot = stage.ink(mix(grass, palette.dark, 0.8))
  const g = c.createLinearGradient(0, h - u * rise * 1.2, 0, h)
  g.addColorStop(0, `rgb(${top.map(Math.round).join()})`)
  g.addColorStop(1, `rgb(${foot.map(Math.round).join()})`)
  c.fillStyle = g
  c.beginPath()
  c.moveTo(0, h)
  for (let x = 0; x <= w; x += w / 160) c.lineTo(x, ledgeAt(stage, x, rise))
  c.lineTo(w, h)
  c.fill()
}

function firs(stage: Stage, count: number, open: boolean): void {
  const { w, u, palette } = stage
  const random = stage.random.fork('firs')
  const dark = mix(palette.lit(palette.material('pine'), 0.12), palette.dark, 0.35)
  for (let i = 0; i < count; i++) {
    // Firs frame the picture; the middle and the main subject's side stay open.
    const edge = random.sign()
    const x =
      edge > 0
        ? w * (1 - Math.pow(random.next(), 1.6) * (open ? 0.24 : 0.4))
        : w * Math.pow(random.next(), 1.6) * (open ? 0.24 : 0.4)
    if (Math.abs(x - stage.focus) < u * 0.16 && open) continue
    paintFir(stage, x, ledgeAt(stage, x, open ? 0.2 : 0.12) + u * 0.02, u * random.range(0.16, 0.42), dark, random)
  }
}

export function desert(stage: Stage): void {
  frame(stage, { horizon: [0.46, 0.6] })
  paintSky(stage)
  const land = duneLand(stage)
  paintLand(stage, land)
  placeSubjects(stage, { ground: groundLine(stage, land, 0.66), scale: 0.9 })
}

export function canyon(stage: Stage): void {
  frame(stage, { horizon: [0.5, 0.62] })
  paintSky(stage)
  const land = canyonLand(stage)
  paintLand(stage, land)
  placeSubjects(stage, { ground: groundLine(stage, land, 0.7), scale: 0.85 })
}

function country(stage: Stage, options: HillOptions): Land {
  paintSky(stage)
  if (stage.scene.backdrop && stage.scene.backdrop !== 'hills') paintBackdrop(stage, stage.scene.backdrop)
  const land = hillLand(stage, options)
  paintLand(stage, land)
  if (stage.scene.weather === 'fog' || stage.scene.time === 'dawn')
    paintFog(stage, stage.scene.weather === 'fog' ? 0.6 : 0.28, stage.horizon + stage.u * 0.04, 0.2)
  return land
}

export function hills(stage: Stage): void {
  frame(stage, { horizon: [0.5, 0.62] })
  const way = stage.random.fork('way').pick(['path', 'path', undefined, 'river'] as const)
  const land = country(stage, { way, woods: 0.55 })
  if (stage.scene.time !== 'night') paintFlock(stage, 5)
  if (!stage.scene.mentions.length) loneTree(stage, land)
  placeSubjects(stage, { ground: groundLine(stage, land, 0.74) })
  nearGrass(stage, 0.09, 320)
}

function loneTree(stage: Stage, land: Land): void {
  const { palette, u } = stage
  const random = stage.random.fork('lone-tree')
  const bark = palette.lit(palette.material('bark'), 0.25)
  const leaf = stage.scene.season === 'winter' ? undefined : palette.lit(palette.material('leaf'), 0.5)
  paintGrownTree(
    stage,
    stage.focus,
    groundOn(stage, land, 3.4)(stage.focus, 0) + u * 0.01,
    u * random.range(0.34, 0.5),
    bark,
    leaf,
    random,
  )
}

function nearGrass(stage: Stage, height: number, blades: number, tip?: 'ear' | 'flower'): void {
  const { palette } = stage
  paintGrass(stage, {
    y: stage.h,
    height,
    colour: palette.lit(palette.material(tip === 'ear' ? 'wheat' : 'grass'), 0.55),
    blades,
    tip,
    tips: [palette.material('flowerA'), palette.material('flowerB'), palette.material('white'), palette.accent],
    frame: stage.scene.mentions.length > 0,
  })
}

export function field(stage: Stage): void {
  frame(stage, { horizon: [0.5, 0.62] })
  const random = stage.random.fork('field')
  const words = stage.scene.mentions.map(({ kind }) => kind)
  const crop: Crop = words.includes('wheat')
    ? 'wheat'
    : words.includes('sunflower') || words.includes('flower')
      ? 'flowers'
      : random.pick(['wheat', 'flowers', 'grass', 'rows'] as const)
  paintSky(stage)
  if (stage.scene.backdrop && stage.scene.backdrop !== 'hills') paintBackdrop(stage, stage.scene.backdrop)
  const land = fieldLand(stage, crop)
  paintLand(stage, land)
  if (stage.scene.weather === 'fog' || stage.scene.time === 'dawn')
    paintFog(stage, stage.scene.weather === 'fog' ? 0.6 : 0.28, stage.horizon + stage.u * 0.04, 0.2)
  if (stage.scene.time !== 'night') paintFlock(stage, 6)
  if (!words.length || words.every((word) => word === 'wheat')) loneTree(stage, land)
  placeSubjects(stage, { ground: groundLine(stage, land, 0.72), done: ['wheat'] })
  nearGrass(
    stage,
    crop === 'wheat' ? 0.17 : 0.12,
    380,
    crop === 'wheat' ? 'ear' : crop === 'grass' ? undefined : 'flower',
  )
  if (stage.scene.time === 'night' || stage.scene.time === 'dusk')
    paintMotes(stage, hex('#ffd98a'), 26, { x: 0, y: stage.horizon, w: stage.w, h: stage.h - stage.horizon })
}

export function garden(stage: Stage): void {
  frame(stage, { horizon: [0.42, 0.5] })
  const { u, w, h, palette } = stage
  const land = country(stage, { crop: 'flowers', woods: 0.8, rise: 0.9, flat: 5, way: 'path' })
  const random = stage.random.fork('garden')
  const bark = palette.lit(palette.material('bark'), 0.3)
  for (const part of [0.06, 0.2, 0.84, 0.97]) {
    const x = w * (part + random.spread() * 0.03)
    const leaf = palette.lit(
      random.chance(0.3) || stage.scene.season === 'spring' ? palette.material('blossom') : palette.material('leaf'),
      0.55,
    )
    paintGrownTree(
      stage,
      x,
      groundOn(stage, land, 3.6)(x, 0),
      u * random.range(0.4, 0.62),
      bark,
      stage.scene.season === 'winter' ? undefined : leaf,
      random,
    )
  }
  placeSubjects(stage, { ground: groundLine(stage, land, 0.78) })
  nearGrass(stage, 0.16, 300, 'flower')
  paintBokeh(
    stage,
    [palette.lit(palette.material('flowerA'), 1), palette.lit(palette.material('flowerB'), 1), palette.glow],
    12,
    { x: 0, y: h * 0.72, w, h: h * 0.3 },
    0.07,
    0.3,
  )
}

export function village(stage: Stage): void {
  frame(stage, { horizon: [0.44, 0.54] })
  const { u, w, palette } = stage
  const land = country(stage, { way: 'path', woods: 0.45, rise: 1.35, flat: 3 })
  const random = stage.random.fork('village')
  const centre = w - stage.focus
  const houses = Array.from({ length: 17 }, () => ({
    z: random.range(4.6, 12),
    at: centre + random.spread() * w * 0.42,
  })).sort((a, b) => b.z - a.z)
  houses.forEach(({ z, at }, i) => {
    const art = CATALOGUE.get(i === 3 ? 'church' : random.chance(0.25) ? 'cabin' : 'house')
    if (!art) return
    const height = (u * (i === 3 ? 0.95 : 0.62)) / z
    paintSubject(stage, art, {
      x: at,
      y: groundOn(stage, land, z)(at, 0) + height * 0.06,
      height,
      flip: random.chance(0.5),
      colour: mix(
        palette.material('wall'),
        random.pick([palette.material('brick'), palette.material('cream'), palette.accent]),
        random.range(0, 0.5),
      ),
      distance: z * 0.028,
      front: 0.55,
      rim: 0.4,
      cast: 'none',
    })
  })
  const shown = stage.scene.mentions.filter(({ kind }) => kind !== 'house')
  placeSubjects({ ...stage, scene: { ...stage.scene, mentions: shown } }, { ground: groundLine(stage, land, 0.78) })
  nearGrass(stage, 0.1, 260, 'flower')
}

export function road(stage: Stage): void {
  frame(stage, { horizon: [0.46, 0.56] })
  const { u, w, palette } = stage
  const land = country(stage, { way: 'road', woods: 0.3, rise: 0.8, flat: 3 })
  poles(stage, land)
  if (stage.scene.time === 'night' || stage.scene.time === 'dusk')
    glow(stage, w / 2, stage.horizon, u * 0.3, palette.lamp, 0.25, 1.8)
  placeSubjects(stage, { ground: groundLine(stage, land, 0.74) })
}

function poles(stage: Stage, land: Land): void {
  const { c, palette } = stage
  const side = stage.light.side * -1.7
  c.strokeStyle = `rgb(${stage
    .ink(mix(palette.dark, palette.haze, 0.2))
    .map(Math.round)
    .join()})`
  c.lineCap = 'round'
  let last: [number, number] | undefined
  for (let i = 7; i >= 0; i--) {
    const z = 3.2 * Math.pow(1.42, i)
    const x = (land.way?.at(z) ?? 0) + side
    const foot = project(stage, land, x, z)
    const tall = (stage.u * 1.35) / z
    c.lineWidth = Math.max(0.6, tall * 0.022)
    c.beginPath()
    c.moveTo(foot.x, foot.y)
    c.lineTo(foot.x, foot.y - tall)
    c.moveTo(foot.x - tall * 0.11, foot.y - tall * 0.93)
    c.lineTo(foot.x + tall * 0.11, foot.y - tall * 0.93)
    c.stroke()
    if (last) {
      c.lineWidth = Math.max(0.4, tall * 0.006)
      c.beginPath()
      c.moveTo(last[0], last[1])
      c.quadraticCurveTo(
        (last[0] + foot.x) / 2,
        Math.max(last[1], foot.y - tall * 0.93) + tall * 0.07,
        foot.x,
        foot.y - tall * 0.93,
      )
      c.stroke()
    }
    last = [foot.x, foot.y - tall * 0.93]
  }
}

export function snow(stage: Stage): void {
  frame(stage, { horizon: [0.5, 0.62] })
  paintSky(stage)
  const land = snowLand(stage)
  paintLand(stage, land)
  const random = stage.random.fork('snow-firs')
  const dark = mix(stage.palette.lit(stage.palette.material('pine'), 0.15), stage.palette.dark, 0.25)
  const trees = Array.from({ length: 26 }, () => ({ z: random.range(3.4, 12), x: random.next() * stage.w })).sort(
    (a, b) => b.z - a.z,
  )
  for (const { z, x } of trees) {
    if (Math.abs(x - stage.focus) < stage.u * 0.2 || Math.abs(x / stage.w - 0.5) < 0.12) continue
    paintFir(
      stage,
      x,
      groundOn(stage, land, z)(x, 0) + stage.u * 0.006,
      (stage.u * random.range(0.8, 1.25)) / z,
      mix(dark, stage.palette.haze, z * 0.045),
      random,
    )
  }
  placeSubjects(stage, { ground: groundLine(stage, land, 0.72) })
}

export function volcano(stage: Stage): void {
  frame(stage, { horizon: [0.62, 0.72], disc: false })
  const { u, palette } = stage
  paintSky(stage)
  const land = volcanoLand(stage)
  const top = project(stage, land, ((stage.focus - stage.w / 2) / u) * 12, 15)
  glow(stage, top.x, top.y, u * 0.75, hex('#ff7a30'), 0.75)
  plume(stage, top.x, top.y)
  paintLand(stage, land)
  glow(stage, top.x, top.y, u * 0.28, hex('#ffb050'), 0.8)
  paintMotes(stage, hex('#ff9040'), 60, { x: top.x - u * 0.5, y: Math.max(0, top.y - u * 0.45), w: u, h: u * 0.7 })
  placeSubjects(stage, { ground: groundLine(stage, land, 0.8), scale: 0.8 })
}

function plume(stage: Stage, x: number, y: number): void {
  const { c, u } = stage
  const random = stage.random.fork('plume')
  for (let i = 0; i < 90; i++) {
    const t = i / 90
    const r = u * (0.03 + 0.2 * t) * random.range(0.7, 1.2)
    const px = x + random.spread() * u * (0.02 + 0.2 * t) + stage.light.side * -u * 0.22 * t * t
    const py = y - u * 0.62 * t
    const warm = stage.ink(mix(hex('#2a2326'), hex('#e0622a'), Math.max(0, 0.75 - t * 1.9) * random.next()))
    const g = c.createRadialGradient(px, py - r * 0.2, 0, px, py, r)
    g.addColorStop(0, `rgba(${warm.map(Math.round).join()},.34)`)
    g.addColorStop(1, `rgba(${warm.map(Math.round).join()},0)`)
    c.fillStyle = g
    c.fillRect(px - r, py - r, r * 2, r * 2)
  }
}

export function planet(stage: Stage): void {
  frame(stage, { horizon: [0.54, 0.66] })
  const random = stage.random.fork('world')
  paintSky(stage)
  paintPlanetInSky(stage, stage.w - stage.focus, stage.horizon * 0.42, stage.u * random.range(0.14, 0.26))
  const soil = random.pick([hex('#b0603c'), hex('#9a9692'), hex('#8c5a72'), hex('#7a8a86')])
  const land = alienLand(stage, stage.scene.tint ?? soil)
  paintLand(stage, land)
  placeSubjects(stage, {
    ground: groundOn(stage, land, 2.7),
    air: { top: stage.h * 0.05, bottom: stage.horizon * 0.6 },
  })
}

export function sky(stage: Stage): void {
  frame(stage, { horizon: [0.62, 0.74] })
  paintSky(stage)
  paintLand(stage, cloudLand(stage))
  paintFog(stage, 0.35, stage.horizon + stage.u * 0.02, 0.12)
  if (!stage.scene.mentions.length) paintFlock(stage, 9)
  placeSubjects(stage, { ground: undefined, air: { top: stage.h * 0.08, bottom: stage.horizon * 1.02 } })
}
