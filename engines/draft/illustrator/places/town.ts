import { css, mix } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import { cityLand } from '../lands/city.ts'
import { mountainLand } from '../lands/mountains.ts'
import { paintBokeh } from '../layers/flora.ts'
import { glow } from '../layers/glow.ts'
import { paintLand } from '../layers/land.ts'
import { paintSky } from '../layers/sky.ts'
import { paintSkyline } from '../layers/skyline.ts'
import { paintTerrain, project } from '../layers/terrain.ts'
import { paintFog } from '../layers/air.ts'
import { paintWater } from '../layers/water.ts'
import { isPerson } from '../parse/infer.ts'
import { placeSubjects } from '../subjects/place-subjects.ts'
import { shineOf } from '../subjects/spot.ts'
import { frame } from './setting.ts'

/** A city in depth, over water or seen from a near roof. */
export function city(stage: Stage): void {
  frame(stage, { horizon: [0.5, 0.6] })
  const { u, w, h, horizon, palette, scene } = stage
  const random = stage.random.fork('city')
  const onRoof = scene.mentions.some(({ kind }) => isPerson(kind) || kind === 'cat' || kind === 'robot')
  const water =
    !onRoof &&
    (scene.backdrop === 'sea' ||
      scene.mentions.some(({ kind }) => ['boat', 'ship', 'sailboat', 'bridge', 'rowboat'].includes(kind)) ||
      random.chance(0.5))
  paintSky(stage, h)
  if (scene.backdrop === 'mountains') paintLand(stage, { ...mountainLand(stage), near: 12 })
  glow(stage, w * 0.5, horizon, u * 0.8, mix(palette.glow, palette.lamp, 0.4), scene.time === 'day' ? 0.12 : 0.42, 1.8)
  let quay = horizon + u * 0.03
  if (stage.look.graphic) rows(stage)
  else {
    const land = cityLand(stage, water)
    paintTerrain(stage, land)
    if (water) quay = project(stage, land, 0, land.near, 0).y
    paintFog(stage, scene.weather === 'fog' ? 0.6 : 0.2, horizon + u * 0.05, 0.2)
  }
  if (water) {
    paintWater(stage, {
      top: quay,
      bottom: h,
      chop: 0.22,
      deep: palette.lit(palette.material('waterDeep'), 0.6),
      murk: 0.5,
      glitter: 0.05,
    })
    placeSubjects(stage, {
      ground: undefined,
      water: { top: quay, bottom: h },
      air: { top: h * 0.06, bottom: horizon * 0.6 },
    })
  } else {
    if (onRoof) roofs(stage)
    placeSubjects(stage, { ground: (x) => roofLine(stage, x), air: { top: h * 0.06, bottom: horizon * 0.6 } })
  }
  if (shineOf(stage) > 0.6)
    paintBokeh(
      stage,
      [palette.lamp, mix(palette.lamp, [255, 90, 80], 0.5), mix(palette.lamp, [140, 190, 255], 0.7)],
      9,
      { x: 0, y: h * 0.82, w, h: h * 0.2 },
      0.05,
      0.22,
    )
}

/** The city as cut sheets. */
function rows(stage: Stage): void {
  const { u, w, h, horizon } = stage
  const random = stage.random.fork('rows')
  const centre = random.range(0.32, 0.68)
  const list = [
    [0.9, 0.4, 0.045],
    [0.68, 0.46, 0.055],
    [0.44, 0.42, 0.068],
    [0.16, 0.32, 0.09],
  ] as const
  list.forEach(([distance, tall, width], i) => {
    paintSkyline(stage, {
      base: horizon + (i ? i * u * 0.012 : 0),
      tall,
      distance,
      width,
      centre: centre + (i % 2 ? 0.16 : -0.1),
    })
    if (i < 3) paintFog(stage, 0.24, horizon - u * 0.02, 0.2)
  })
  stage.c.fillStyle = css(
    stage.ink(mix(stage.palette.lit(stage.palette.material('steel'), 0.3), stage.palette.dark, 0.3)),
  )
  stage.c.fillRect(0, horizon + u * 0.034, w, h)
}

const roofLine = (stage: Stage, x: number): number =>
  stage.h - stage.u * (Math.abs(x - stage.focus) < stage.u * 0.42 ? 0.16 : 0.1)

/** The near roof the viewer looks from. */
function roofs(stage: Stage): void {
  const { c, w, h, u, palette, focus } = stage
  const dark = mix(palette.lit(palette.material('concrete'), 0.16), palette.dark, 0.45)
  c.fillStyle = css(stage.ink(mix(dark, palette.haze, 0.12)))
  c.fillRect(0, h - u * 0.1, w, u * 0.1)
  c.fillStyle = css(stage.ink(dark))
  c.fillRect(focus - u * 0.42, h - u * 0.16, u * 0.84, u * 0.2)
  c.fillRect(focus - u * 0.44, h - u * 0.168, u * 0.88, u * 0.016)
  c.fillRect(focus + u * 0.24, h - u * 0.27, u * 0.09, u * 0.12)
  c.fillRect(focus + u * 0.23, h - u * 0.275, u * 0.11, u * 0.012)
  c.fillRect(focus - u * 0.3, h - u * 0.36, u * 0.004, u * 0.2)
  for (const y of [0.35, 0.33, 0.31]) c.fillRect(focus - u * 0.335, h - u * y, u * 0.07, u * 0.003)
}
