import { css, lighten, saturate, mix } from '../core/colour.ts'
import { TAU, clamp } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import { paperEdge, softened } from './finish-tools.ts'
import type { LookSpec } from './look.ts'
import { paperTile, washTile, brushTile } from './textures.ts'

export const gouache: LookSpec = {
  id: 'storybook',
  name: 'Storybook gouache',
  description: 'Matt paint, dry brush, warm shadows',
  colours: ['#838b82', '#c39863', '#57584c'],
  detail: 0.76,
  ink: () => (colour) => colour,
  finish(stage) {
    const { c, w, h, u } = stage
    const soft = softened(stage, 640)
    const { data: from } = soft
    const out = c.createImageData(w, h)
    const { data: to } = out
    const [brush, flow] = [brushTile().data, washTile().data]
    const fine = 1080 / u
    const steps = 11
    const reach = stage.scene.time === 'night' ? 0.74 : 0.94
    for (let y = 0; y < h; y++) {
      const py = Math.floor(y * fine)
      for (let x = 0; x < w; x++) {
        const px = Math.floor(x * fine)
        const dry = brush[(py & 511) * 512 + (px & 511)] ?? 0
        const dry2 = brush[((px >> 1) & 511) * 512 + ((py >> 1) & 511)] ?? 0
        const slow = flow[(py & 511) * 512 + (px & 511)] ?? 0
        const sx = clamp((x + (dry * 6 + slow * 6) / fine) | 0, 0, w - 1)
        const sy = clamp((y + (dry2 * 5) / fine) | 0, 0, h - 1)
        const at = (sy * w + sx) * 4
        const l = ((from[at] ?? 0) * 0.3 + (from[at + 1] ?? 0) * 0.59 + (from[at + 2] ?? 0) * 0.11) / 255
        // Tones fall into steps, and the dry brush breaks the border between them.
        const level = (Math.floor(l * steps + 0.5 + dry * 0.42 + dry2 * 0.2) / steps) * reach + 0.045
        const gain = (0.35 * l * reach + 0.65 * level + dry * 0.018) / Math.max(0.02, l)
        const k = (y * w + x) * 4
        const mid = l * 255 * gain
        to[k] = mid + ((from[at] ?? 0) * gain * 1.02 - mid) * 1.22 + 8
        to[k + 1] = mid + ((from[at + 1] ?? 0) * gain - mid) * 1.22 + 5
        to[k + 2] = mid + ((from[at + 2] ?? 0) * gain * 0.97 - mid) * 1.22 + 6
        to[k + 3] = 255
      }
    }
    c.putImageData(out, 0, 0)
    paperEdge(stage, css(mix([244, 236, 220], stage.palette.haze, 0.06)), 0.026, 0.008)
  },
}

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
  // The remainder of each value when the paint is thinned: light passes through to the paper.
  const gain = night ? 0.9 : 1.02
  const thin = Float32Array.from({ length: 256 }, (_, v) => 0.9 * (1 - Math.pow(v / 255, 0.72) * gain))
  // A column has the same position in the tiles in every row.
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
