import { hex } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import { type Crop, fieldLand } from '../lands/fields.ts'
import { type HillOptions, hillLand } from '../lands/hills.ts'
import { paintGrass } from '../layers/flora.ts'
import { paintLand } from '../layers/land.ts'
import { paintFlock } from '../layers/sky-extras.ts'
import { paintSky } from '../layers/sky.ts'
import { type Land } from '../layers/terrain.ts'
import { paintGrownTree } from '../layers/trees.ts'
import { paintFog } from '../layers/air.ts'
import { paintMotes } from '../layers/glow.ts'
import { placeSubjects } from '../subjects/place-subjects.ts'
import { paintBackdrop, groundOn, groundLine, frame } from './setting.ts'

export function country(stage: Stage, options: HillOptions): Land {
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

export function nearGrass(stage: Stage, height: number, blades: number, tip?: 'ear' | 'flower'): void {
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
  placeSubjects(stage, { ground: groundLine(stage, land, 0.72), done: ['wheat', 'flower', 'tulip'] })
  nearGrass(
    stage,
    crop === 'wheat' ? 0.17 : 0.12,
    380,
    crop === 'wheat' ? 'ear' : crop === 'grass' ? undefined : 'flower',
  )
  if (stage.scene.time === 'night' || stage.scene.time === 'dusk')
    paintMotes(stage, hex('#ffd98a'), 26, { x: 0, y: stage.horizon, w: stage.w, h: stage.h - stage.horizon })
}
