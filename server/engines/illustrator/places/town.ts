import { css, mix } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import { mountainLand } from '../lands/mountains.ts'
import { paintBokeh } from '../layers/flora.ts'
import { glow } from '../layers/glow.ts'
import { paintLand } from '../layers/land.ts'
import { paintSky } from '../layers/sky.ts'
import { paintSkyline } from '../layers/skyline.ts'
import { paintFog } from '../layers/weather.ts'
import { paintWater } from '../layers/water.ts'
import { placeSubjects } from '../subjects/place-subjects.ts'
import { shineOf } from '../subjects/paint-subject.ts'
import { frame } from './set-light.ts'

/** A skyline in depth, over water or over near roofs. */
export function city(stage: Stage): void {
  frame(stage, { horizon: [0.62, 0.72] })
  const { u, w, h, horizon, palette, scene } = stage
  const random = stage.random.fork('city')
  paintSky(stage, h)
  if (scene.backdrop === 'mountains') paintLand(stage, { ...mountainLand(stage), near: 10 })
  glow(stage, w * 0.5, horizon, u * 0.8, mix(palette.glow, palette.lamp, 0.4), scene.time === 'day' ? 0.12 : 0.42, 1.8)
  const centre = random.range(0.32, 0.68)
  const water = !(scene.mentions.length > 0 && scene.mentions[0]?.kind === 'person') && random.chance(0.62)
  const rows = [
    [0.9, 0.34, 0.045],
    [0.68, 0.44, 0.055],
    [0.44, 0.5, 0.068],
    [0.2, 0.42, 0.085],
  ] as const
  rows.forEach(([distance, tall, width], i) => {
    paintSkyline(stage, {
      base: horizon + i * u * 0.006,
      tall,
      distance,
      width,
      centre: centre + (i % 2 ? 0.16 : -0.1),
    })
    if (i < 3) paintFog(stage, 0.24, horizon - u * 0.02, 0.2)
  })
  if (water) {
    paintWater(stage, {
      top: horizon + u * 0.02,
      bottom: h,
      chop: 0.22,
      deep: palette.lit(palette.material('waterDeep'), 0.6),
      murk: 0.55,
      glitter: 0.05,
    })
    placeSubjects(stage, {
      ground: undefined,
      water: { top: horizon + u * 0.02, bottom: h },
      air: { top: h * 0.06, bottom: horizon * 0.6 },
    })
  } else {
    roofs(stage)
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
