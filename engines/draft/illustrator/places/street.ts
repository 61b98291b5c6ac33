import { css, hex, mix } from '../core/colour.ts'
import type { Random } from '../core/random.ts'
import type { Stage } from '../core/stage.ts'
import { paintBokeh } from '../layers/flora.ts'
import { glow } from '../layers/glow.ts'
import { paintSky } from '../layers/sky.ts'
import { paintWaterMirror } from '../layers/water.ts'
import { paintFog } from '../layers/air.ts'
import { shineOf } from '../subjects/spot.ts'
import { placeSubjects } from '../subjects/place-subjects.ts'
import { frame } from './setting.ts'
import { EYE, type View, type House, paintHouse } from './street-house.ts'

/** A street that runs away from the viewer between two rows of houses. */
export function street(stage: Stage): void {
  frame(stage, { horizon: [0.52, 0.6] })
  const { w, h, u, scene, palette } = stage
  const random = stage.random.fork('street')
  const focal = u * 0.9
  const wide = random.range(3.2, 4.6)
  const vx = w * random.range(0.4, 0.6)
  stage.light = {
    ...stage.light,
    x: vx + (stage.light.x - w / 2) * 0.3,
    y: stage.horizon * (scene.time === 'day' ? 0.3 : 0.8),
  }
  const view: View = {
    vx,
    x: (side, z) => vx + ((side * wide) / z) * focal,
    y: (height, z) => stage.horizon + ((EYE - height) / z) * focal,
  }
  paintSky(stage, h)
  glow(stage, vx, stage.horizon, u * 0.6, mix(palette.glow, palette.lamp, 0.5), scene.time === 'day' ? 0.2 : 0.6)
  const houses = [-1, 1].flatMap((side) => row(stage, side, random))
  houses.sort((a, b) => b.from - a.from)
  for (const house of houses) paintHouse(stage, view, house)
  paintFog(stage, scene.weather === 'fog' ? 0.7 : 0.4, stage.horizon, 0.14)
  ground(stage, view)
  lamps(stage, view)
  placeSubjects(stage, { ground: (_, back) => view.y(0, 4.6 + back * 5), scale: 0.98 })
  if (shineOf(stage) > 0.5)
    paintBokeh(
      stage,
      [palette.lamp, hex('#ff6a5a'), hex('#7fc4ff')],
      10,
      { x: 0, y: stage.horizon - u * 0.2, w, h: u * 0.35 },
      0.03,
      0.3,
    )
}

function row(stage: Stage, side: number, random: Random): House[] {
  const { palette } = stage
  const houses: House[] = []
  let z = 1.4
  while (z < 46) {
    const depth = random.range(2.6, 5) * (1 + z * 0.06)
    const colour = mix(
      palette.material(random.pick(['brick', 'wall', 'concrete', 'stone', 'wood', 'steel'])),
      palette.material('concrete'),
      0.25,
    )
    houses.push({
      side,
      from: z,
      to: z + depth,
      height: random.range(5.5, 12) + (random.chance(0.2) ? 6 : 0),
      colour,
      random: random.fork(`${side}${z.toFixed(1)}`),
    })
    z += depth
  }
  return houses
}

function ground(stage: Stage, view: View): void {
  const { c, w, h, u, scene, palette } = stage
  const wet = scene.weather === 'rain' || scene.weather === 'storm' || scene.lamp === 'neon' || scene.time === 'night'
  const tar = palette.lit(palette.material('asphalt'), 0.55)
  const top = stage.horizon + u * 0.006
  const flat = stage.look.graphic
  if (wet && !flat)
    paintWaterMirror(stage, {
      top,
      bottom: h,
      chop: 0.12,
      deep: mix(tar, palette.dark, 0.45),
      murk: scene.weather === 'rain' || scene.weather === 'storm' ? 0.62 : 0.82,
    })
  else {
    const g = c.createLinearGradient(0, top, 0, h)
    g.addColorStop(0, css(stage.ink(mix(tar, palette.haze, 0.75))))
    g.addColorStop(0.25, css(stage.ink(mix(tar, palette.haze, 0.2))))
    g.addColorStop(1, css(stage.ink(mix(tar, palette.dark, 0.35))))
    c.fillStyle = g
    c.fillRect(0, top, w, h - top)
  }
  // Kerbs and pavements.
  for (const side of [-1, 1]) {
    c.fillStyle = css(
      stage.ink(mix(palette.lit(palette.material('concrete'), 0.5), palette.haze, 0.12)),
      wet && !flat ? 0.3 : 0.95,
    )
    c.beginPath()
    c.moveTo(view.x(side, 1), view.y(0, 1))
    c.lineTo(view.x(side, 60), view.y(0, 60))
    c.lineTo(view.x(side * 0.66, 60), view.y(0, 60))
    c.lineTo(view.x(side * 0.66, 1), view.y(0, 1))
    c.fill()
  }
  c.fillStyle = css(stage.ink(palette.lit(palette.material('white'), 0.7)), 0.5)
  for (let z = 2.2; z < 40; z *= 1.38) {
    c.beginPath()
    c.moveTo(view.x(-0.012, z), view.y(0, z))
    c.lineTo(view.x(-0.012, z * 1.16), view.y(0, z * 1.16))
    c.lineTo(view.x(0.012, z * 1.16), view.y(0, z * 1.16))
    c.lineTo(view.x(0.012, z), view.y(0, z))
    c.fill()
  }
}

function lamps(stage: Stage, view: View): void {
  const { c, u, palette } = stage
  const on = shineOf(stage)
  c.strokeStyle = css(stage.ink(mix(palette.dark, palette.haze, 0.1)))
  c.lineCap = 'round'
  for (let i = 6; i >= 0; i--)
    for (const side of [-1, 1]) {
      const z = 3.1 * Math.pow(1.5, i) + (side > 0 ? 0.9 : 0)
      const [x, foot, head] = [view.x(side * 0.7, z), view.y(0, z), view.y(4.3, z)]
      const arm = view.x(side * 0.58, z)
      c.lineWidth = Math.max(0.7, (u * 0.052) / z)
      c.beginPath()
      c.moveTo(x, foot)
      c.lineTo(x, head)
      c.quadraticCurveTo(x, head - (u * 0.16) / z, arm, head - (u * 0.1) / z)
      c.stroke()
      if (on <= 0.3) continue
      const y = head - (u * 0.06) / z
      glow(stage, arm, y, (u * 1.3) / z, palette.lamp, 0.75 * on)
      c.fillStyle = css(stage.ink(mix(palette.lamp, [255, 255, 255], 0.4)))
      c.beginPath()
      c.ellipse(arm, y, (u * 0.06) / z, (u * 0.035) / z, 0, 0, Math.PI * 2)
      c.fill()
    }
}
