import { mix } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import { cloudLand, duneLand, snowLand } from '../lands/open-land.ts'
import { canyonLand } from '../lands/cliffs.ts'
import { paintLand } from '../layers/land.ts'
import { paintFlock } from '../layers/sky-extras.ts'
import { paintSky } from '../layers/sky.ts'
import { paintFir } from '../layers/trees.ts'
import { paintFog } from '../layers/air.ts'
import { placeSubjects } from '../subjects/place-subjects.ts'
import { groundOn, groundLine, frame } from './setting.ts'

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

export function sky(stage: Stage): void {
  frame(stage, { horizon: [0.62, 0.74] })
  paintSky(stage)
  paintLand(stage, cloudLand(stage))
  paintFog(stage, 0.35, stage.horizon + stage.u * 0.02, 0.12)
  if (!stage.scene.mentions.length) paintFlock(stage, 9)
  placeSubjects(stage, { ground: undefined, air: { top: stage.h * 0.08, bottom: stage.horizon * 1.02 } })
}
