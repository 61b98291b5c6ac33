import { mix } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import { mountainLand } from '../lands/mountains.ts'
import { paintLand } from '../layers/land.ts'
import { paintSky } from '../layers/sky.ts'
import { paintFir } from '../layers/trees.ts'
import { paintFog } from '../layers/air.ts'
import { placeSubjects } from '../subjects/place-subjects.ts'
import { frame } from './setting.ts'

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

export function firs(stage: Stage, count: number, open: boolean): void {
  const { w, u, palette } = stage
  const random = stage.random.fork('firs')
  const dark = mix(palette.lit(palette.material('pine'), 0.12), palette.dark, 0.35)
  for (let i = 0; i < count; i++) {
    // Firs frame the image; the middle and the main subject's side stay open.
    const edge = random.sign()
    const x =
      edge > 0
        ? w * (1 - Math.pow(random.next(), 1.6) * (open ? 0.24 : 0.4))
        : w * Math.pow(random.next(), 1.6) * (open ? 0.24 : 0.4)
    if (Math.abs(x - stage.focus) < u * 0.16 && open) continue
    paintFir(stage, x, ledgeAt(stage, x, open ? 0.2 : 0.12) + u * 0.02, u * random.range(0.16, 0.42), dark, random)
  }
}
