import { type Colour, css, mix } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import { airOf } from './air.ts'
import { cutOut } from './sheet.ts'
import { focalOf, type Land } from './terrain.ts'

const COLUMNS = 150

/** Land as sheets, far ones first, each cut along the ridge that the eye sees in its slice of distance. */
export function paintSheetLand(stage: Stage, land: Land): void {
  const style = stage.look.graphic
  if (!style) return
  const { c, w, h, u } = stage
  const bands = style.bands
  const ratio = land.far / land.near
  for (let k = 0; k < bands; k++) {
    const from = land.near * Math.pow(ratio, 1 - (k + 1) / bands)
    const to = land.near * Math.pow(ratio, 1 - k / bands)
    const ridge = ridgeOf(stage, land, from, to)
    const top = Math.min(...ridge)
    if (top > h) continue
    const colour = stage.ink(colourOf(stage, land, Math.sqrt(from * to)))
    const line = (): void => {
      c.moveTo(-u * 0.05, h + u * 0.05)
      c.lineTo(-u * 0.05, ridge[0] ?? h)
      ridge.forEach((y, i) => {
        const x = (i / COLUMNS) * w
        const next = ridge[i + 1] ?? y
        c.quadraticCurveTo(x, y, x + w / COLUMNS / 2, (y + next) / 2)
      })
      c.lineTo(w + u * 0.05, ridge.at(-1) ?? h)
      c.lineTo(w + u * 0.05, h + u * 0.05)
      c.closePath()
    }
    let fill: unknown
    if (style.fade > 0) {
      const g = c.createLinearGradient(0, top, 0, Math.min(h, top + u * 0.42))
      g.addColorStop(0, css(colour))
      g.addColorStop(1, css(mix(colour, stage.ink(stage.palette.haze), style.fade * (k < bands - 1 ? 0.6 : 0.15))))
      fill = g
    }
    cutOut(stage, colour, line, fill)
    if (style.facets && k > 0) facets(stage, ridge, colour)
  }
  if (land.way) paintWay(stage, land)
}

/** The highest visible line of a slice, smoothed a little so that scissors could cut it. */
function ridgeOf(stage: Stage, land: Land, from: number, to: number): number[] {
  const focal = focalOf(stage, land)
  const raw: number[] = []
  for (let i = 0; i <= COLUMNS; i++) {
    let y = stage.h + stage.u * 0.1
    for (let s = 0; s < 7; s++) {
      const z = from + ((to - from) * s) / 6
      const x = (((i / COLUMNS) * stage.w - stage.w / 2) / focal) * z
      const height = land.height(x, z)
      const top = height + (land.detail ? land.detail(x, z, height) * 1.2 : 0)
      if (land.shore !== undefined && height < land.shore) continue
      y = Math.min(y, stage.horizon + ((land.eye - top) / z) * focal)
    }
    raw.push(y)
  }
  return raw.map((y, i) => ((raw[i - 1] ?? y) + 2 * y + (raw[i + 1] ?? y)) / 4)
}

function colourOf(stage: Stage, land: Land, z: number): Colour {
  const air = airOf(stage, (land.air ?? 1) * 1.15)
  const sum = [0, 0, 0]
  const out = new Float32Array(3)
  const samples = 13
  for (let i = 0; i < samples; i++) {
    const x = (i / (samples - 1) - 0.5) * 1.5 * z
    const height = land.height(x, z)
    land.colour({ x, z, height, light: 0.62, steep: 0.2 }, out)
    air(
      out,
      stage.w * (0.5 + (i / (samples - 1) - 0.5)),
      Math.log(z / land.near) / Math.log(land.far / land.near),
      Math.max(0.4, height - (land.floor ?? 0)),
    )
    for (let n = 0; n < 3; n++) sum[n] = (sum[n] ?? 0) + (out[n] ?? 0) / samples
  }
  return [sum[0] ?? 0, sum[1] ?? 0, sum[2] ?? 0]
}

/** The sides that face the light, as a second tone under the ridge. */
function facets(stage: Stage, ridge: readonly number[], colour: Colour): void {
  const { c, w, u, light, noise } = stage
  c.fillStyle = css(mix(colour, stage.ink(stage.palette.glow), 0.24))
  const step = w / COLUMNS
  let run: [number, number, number][] = []
  const flush = (): void => {
    if (run.length > 2) {
      c.beginPath()
      run.forEach(([x, y], i) => (i ? c.lineTo(x, y) : c.moveTo(x, y)))
      for (const [x, y, d] of [...run].reverse()) c.lineTo(x, y + d)
      c.fill()
    }
    run = []
  }
  for (let i = 1; i < ridge.length; i++) {
    const slope = ((ridge[i] ?? 0) - (ridge[i - 1] ?? 0)) * light.side
    const x = i * step
    if (slope > step * 0.06)
      run.push([
        x,
        ridge[i] ?? 0,
        u * 0.012 + Math.min(u * 0.09, (slope / step) * u * 0.06) * (0.8 + 0.5 * noise.at(x * 0.02, slope)),
      ])
    else flush()
  }
  flush()
}

/** A path, river or road as one winding strip. */
function paintWay(stage: Stage, land: Land): void {
  const { way } = land
  if (!way) return
  const { c } = stage
  const focal = focalOf(stage, land)
  const left: [number, number][] = []
  const right: [number, number][] = []
  for (let i = 0; i <= 40; i++) {
    const z = land.near * Math.pow(way.far / land.near, i / 40)
    const x = way.at(z)
    const y = stage.horizon + ((land.eye - land.height(x, z)) / z) * focal
    left.push([stage.w / 2 + ((x - way.width) / z) * focal, y])
    right.push([stage.w / 2 + ((x + way.width) / z) * focal, y])
  }
  cutOut(stage, stage.ink(way.colour), () => {
    left.forEach(([x, y], i) => (i ? c.lineTo(x, y) : c.moveTo(x, y)))
    for (const [x, y] of [...right].reverse()) c.lineTo(x, y)
    c.closePath()
  })
}
