import { mix } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import { glow } from '../layers/glow.ts'
import { type Land, project } from '../layers/terrain.ts'
import { placeSubjects } from '../subjects/place-subjects.ts'
import { country } from './country.ts'
import { groundLine, frame } from './setting.ts'

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
