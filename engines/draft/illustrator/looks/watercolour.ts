import { css, lighten, saturate } from '../core/colour.ts'
import { TAU } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import { paperEdge, softened } from './finish-tools.ts'
import type { LookSpec } from './look.ts'
import { paperTile, washTile } from './textures.ts'

export const watercolour: LookSpec = {
  id: 'watercolour',
  name: 'Watercolour',
  description: 'Wet edges, pooled pigment, white paper',
  colours: ['#b5a098', '#ddb074', '#8f7c63'],
  detail: 0.76,
  ink: () => (colour) => colour,
  finish(stage) {
    wash(stage)
    splashes(stage)
    paperEdge(stage, 'rgb(250,246,237)', 0.022, 0.032)
  },
}

/** Pigment on paper: shapes wander, thin washes let the paper shine, edges dry dark. */
function wash(stage: Stage): void {
  const { c, w, h, u } = stage
  const soft = softened(stage, 560)
  const wide = softened(stage, 110)
  const out = c.createImageData(w, h)
  const [paper, flow] = [paperTile().data, washTile().data]
  const fine = 1080 / u
  const coarse = 1 / fine
  const shift = stage.random.fork('wash').int(0, 511)
  const night = stage.scene.time === 'night'
  // What is left of each value when the paint is thinned: light passes through to the paper.
  const gain = night ? 0.9 : 1.02
  const thin = Float32Array.from({ length: 256 }, (_, v) => 0.9 * (1 - Math.pow(v / 255, 0.72) * gain))
  // Where a column stands in the tiles is the same in every row.
  const columns = Uint32Array.from({ length: w }, (_, x) => Math.floor(x * fine))
  const acrossA = columns.map((px) => ((px * 0.55) | 0) & 511)
  const acrossB = columns.map((px) => (((px >> 1) + 100) & 511) << 9)
  const acrossPaper = columns.map((px) => px & 511)
  const { data: from } = soft
  const { data: far } = wide
  const { data: to } = out
  for (let y = 0; y < h; y++) {
    const py = Math.floor(y * fine)
    const line = (py & 511) << 9
    const lineA = ((((py * 0.55) | 0) + shift) & 511) << 9
    const lineB = ((py >> 1) + shift) & 511
    for (let x = 0; x < w; x++) {
      const slow = flow[lineA | (acrossA[x] ?? 0)] ?? 0
      const slow2 = flow[(acrossB[x] ?? 0) | lineB] ?? 0
      const tooth = paper[line | (acrossPaper[x] ?? 0)] ?? 0
      let sx = (x + (slow * 11 + tooth * 1.6) * coarse) | 0
      let sy = (y + slow2 * 11 * coarse) | 0
      if (sx < 0) sx = 0
      else if (sx >= w) sx = w - 1
      if (sy < 0) sy = 0
      else if (sy >= h) sy = h - 1
      const at = (sy * w + sx) * 4
      const r = from[at] ?? 0
      const g = from[at + 1] ?? 0
      const b = from[at + 2] ?? 0
      const l = r * 0.299 + g * 0.587 + b * 0.114
      const drop = ((far[at] ?? 0) * 0.299 + (far[at + 1] ?? 0) * 0.587 + (far[at + 2] ?? 0) * 0.114 - l) / 255
      // Pigment gathers where a dark wash ends.
      const rim = drop > 0.03 ? Math.min(1, (drop - 0.03) * 3.4) * 0.26 : 0
      const density = 1 + slow * 0.3 + slow2 * 0.16 + rim
      const grain = 1 - tooth * 0.055 * (1.15 - l / 255)
      let tr = 250 * (1 - (thin[r] ?? 0) * density) * grain
      let tg = 246 * (1 - (thin[g] ?? 0) * density) * grain
      let tb = 237 * (1 - (thin[b] ?? 0) * density) * grain
      const mid = tr * 0.3 + tg * 0.59 + tb * 0.11
      tr = mid + (tr - mid) * 1.32
      tg = mid + (tg - mid) * 1.32
      tb = mid + (tb - mid) * 1.32
      const k = (y * w + x) * 4
      to[k] = tr < 14 ? 14 : tr
      to[k + 1] = tg < 14 ? 14 : tg
      to[k + 2] = tb < 18 ? 18 : tb
      to[k + 3] = 255
    }
  }
  c.putImageData(out, 0, 0)
}

function splashes(stage: Stage): void {
  const { c, w, h, u, palette } = stage
  const random = stage.random.fork('splashes')
  for (let i = 0; i < 16; i++) {
    const x = random.next() * w
    const y = random.next() * h
    const r = u * 0.011 * Math.pow(random.next(), 2.5) + u * 0.0014
    c.fillStyle = css(saturate(lighten(palette.sky.at(random.next()), -0.1), 1.3), 0.3)
    c.beginPath()
    c.ellipse(x, y, r, r * random.range(0.75, 1), 0, 0, TAU)
    c.fill()
  }
}
