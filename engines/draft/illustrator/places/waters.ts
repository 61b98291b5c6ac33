import type { Stage } from '../core/stage.ts'
import { cliffLand, farShore } from '../lands/coast.ts'
import { seaCliffs } from '../lands/cliffs.ts'
import { hillLand } from '../lands/hills.ts'
import { mountainLand } from '../lands/mountains.ts'
import { paintGrass } from '../layers/flora.ts'
import { paintLand } from '../layers/land.ts'
import { paintSky } from '../layers/sky.ts'
import { paintFlock } from '../layers/sky-extras.ts'
import { paintSkyline } from '../layers/skyline.ts'
import { project, worldX } from '../layers/terrain.ts'
import { paintFog } from '../layers/air.ts'
import { paintWater } from '../layers/water.ts'
import { placeSubjects } from '../subjects/place-subjects.ts'
import { paintBackdrop, frame } from './setting.ts'

const chopOf = (stage: Stage): number =>
  ({ clear: 0.5, wind: 0.8, cloudy: 0.55, fog: 0.25, rain: 0.75, snow: 0.4, storm: 1.25 })[stage.scene.weather] *
  (stage.scene.mood === 'calm' ? 0.5 : 1)
const deepOf = (stage: Stage): readonly [number, number, number] =>
  stage.palette.lit(stage.palette.material('waterDeep'), 0.75)

export function sea(stage: Stage): void {
  frame(stage, { horizon: [0.46, 0.62] })
  paintSky(stage)
  if (stage.scene.backdrop && stage.scene.backdrop !== 'sea') paintBackdrop(stage, stage.scene.backdrop)
  else if (stage.random.fork('far-shore').chance(0.55)) paintLand(stage, farShore(stage))
  const { horizon, h } = stage
  paintWater(stage, { top: horizon, bottom: h, chop: chopOf(stage), deep: deepOf(stage), glitter: 0.11 })
  if (stage.scene.time !== 'night' && stage.scene.weather !== 'storm') paintFlock(stage, 5)
  if (stage.scene.weather !== 'clear') paintFog(stage, 0.3, horizon, 0.2)
  placeSubjects(stage, {
    ground: undefined,
    water: { top: horizon, bottom: h },
    air: { top: h * 0.06, bottom: horizon * 0.8 },
  })
}

const FLOATS: ReadonlySet<string> = new Set([
  'boat',
  'sailboat',
  'ship',
  'rowboat',
  'galleon',
  'whale',
  'dolphin',
  'bird',
  'eagle',
  'plane',
  'airballoon',
])

export function coast(stage: Stage): void {
  frame(stage, { horizon: [0.56, 0.68] })
  const { horizon, h } = stage
  // The cliff rises on the main subject's side; the light shines over the open sea.
  paintSky(stage)
  paintLand(stage, farShore(stage))
  paintWater(stage, { top: horizon, bottom: h, chop: chopOf(stage) * 0.85, deep: deepOf(stage), glitter: 0.1 })
  paintFog(stage, stage.scene.weather === 'fog' ? 0.6 : 0.22, horizon, 0.14)
  const side = stage.focus > stage.w / 2 ? 1 : -1
  // People and things need ground to stand on; without them the cliffs fill the image.
  if (!stage.scene.mentions.some(({ kind }) => !FLOATS.has(kind))) {
    paintLand(stage, seaCliffs(stage, side))
    placeSubjects(stage, {
      ground: undefined,
      water: { top: horizon, bottom: h },
      air: { top: h * 0.06, bottom: horizon * 0.8 },
    })
    return
  }
  const land = cliffLand(stage, side)
  paintLand(stage, land)
  if (stage.scene.time !== 'night') paintFlock(stage, 6)
  const depth = 3.6
  placeSubjects(stage, {
    ground: (x, back) =>
      project(stage, land, worldX(stage, land, clampToCliff(stage, x, side), depth + back), depth + back).y,
    water: stage.scene.mentions.some(({ kind }) => kind === 'sailboat' || kind === 'ship' || kind === 'boat')
      ? { top: horizon, bottom: h * 0.9 }
      : undefined,
    span: side > 0 ? [stage.w * 0.56, stage.w] : [0, stage.w * 0.44],
    scale: 0.86,
  })
}

const clampToCliff = (stage: Stage, x: number, side: number): number =>
  side > 0 ? Math.max(x, stage.w * 0.56) : Math.min(x, stage.w * 0.44)

export function lake(stage: Stage): void {
  frame(stage, { horizon: [0.44, 0.56] })
  const { h, u, palette } = stage
  paintSky(stage)
  const land =
    stage.scene.backdrop === 'forest' || stage.scene.backdrop === 'hills'
      ? hillLand(stage, { woods: 0.9, flat: 8 })
      : { ...mountainLand(stage), near: 8 }
  paintLand(stage, land)
  const top = stage.horizon + u * 0.055
  paintWater(stage, { top, bottom: h, chop: chopOf(stage) * 0.24, deep: deepOf(stage), murk: 0.5, glitter: 0.05 })
  paintFog(stage, stage.scene.weather === 'fog' ? 0.7 : stage.scene.time === 'dawn' ? 0.42 : 0.16, top, 0.12)
  placeSubjects(stage, {
    ground: shoreFor(stage),
    water: { top, bottom: h },
    air: { top: h * 0.06, bottom: stage.horizon * 0.7 },
    scale: 0.8,
  })
  paintGrass(stage, {
    y: h,
    height: 0.15,
    colour: palette.lit(palette.material('grassDark'), 0.3),
    blades: 190,
    tip: 'ear',
    frame: true,
  })
}

/** People at a lake stand on the near bank. */
function shoreFor(stage: Stage): ((x: number, back: number) => number) | undefined {
  return (x, back) => stage.h * (0.955 - back * 0.02) + Math.sin(x / stage.u) * stage.u * 0.004
}

export function river(stage: Stage): void {
  frame(stage, { horizon: [0.46, 0.58] })
  paintSky(stage)
  const land = hillLand(stage, { way: 'river', woods: 0.85, rise: 1.5, flat: 1.8 })
  if (stage.scene.backdrop === 'mountains' || stage.random.fork('alps').chance(0.35))
    paintLand(stage, { ...mountainLand(stage), near: 10 })
  paintLand(stage, land)
  paintFog(stage, stage.scene.time === 'dawn' ? 0.35 : 0.12, stage.horizon + stage.u * 0.05, 0.16)
  const depth = 2.7
  placeSubjects(stage, {
    // The near bank may lie below the image.
    ground: (x, back) =>
      Math.min(stage.h * 0.95, project(stage, land, worldX(stage, land, x, depth + back * 2), depth + back * 2).y),
    water: stage.scene.mentions.some(({ kind }) => ['rowboat', 'boat', 'swan', 'duck'].includes(kind))
      ? { top: stage.horizon + stage.u * 0.16, bottom: stage.h }
      : undefined,
  })
}

export function harbour(stage: Stage): void {
  frame(stage, { horizon: [0.46, 0.56] })
  const { h, u, horizon } = stage
  paintSky(stage)
  paintLand(stage, { ...hillLand(stage, { woods: 0.7, flat: 9, rise: 1.2 }), near: 9 })
  const quay = horizon + u * 0.05
  paintSkyline(stage, { base: quay, tall: 0.2, distance: 0.45, centre: 0.5, width: 0.075, gabled: true })
  paintSkyline(stage, {
    base: quay + u * 0.006,
    tall: 0.145,
    distance: 0.22,
    centre: stage.focus / stage.w,
    width: 0.085,
    gabled: true,
  })
  paintWater(stage, { top: quay, bottom: h, chop: chopOf(stage) * 0.4, deep: deepOf(stage), murk: 0.6, glitter: 0.05 })
  const named = stage.scene.mentions.some(({ kind }) =>
    ['boat', 'sailboat', 'ship', 'rowboat', 'galleon'].includes(kind),
  )
  if (!named) {
    const boats = {
      ...stage.scene,
      mentions: [
        { kind: 'boat', count: 1, traits: new Set<string>() },
        { kind: 'sailboat', count: 2, traits: new Set<string>() },
      ],
    }
    placeSubjects(
      { ...stage, scene: boats },
      { ground: undefined, water: { top: quay, bottom: h * 0.96 }, scale: 0.66 },
    )
  }
  placeSubjects(stage, {
    ground: (_, back) => h * (0.95 - back * 0.03),
    water: named ? { top: quay, bottom: h } : undefined,
    scale: 0.95,
    done: named ? [] : ['boat'],
  })
  if (stage.scene.weather !== 'clear') paintFog(stage, 0.25, quay, 0.2)
}
