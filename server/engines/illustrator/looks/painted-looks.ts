import { css, lighten, mix, saturate } from '../core/colour.ts'
import { clamp, TAU } from '../core/maths.ts'
import type { Stage } from '../core/stage.ts'
import { brightness, paperEdge, readPixels, softened } from './finish-tools.ts'
import type { LookSpec } from './look.ts'
import { brushTile, paperTile, washTile } from './textures.ts'

export const watercolour: LookSpec = {
  id: 'watercolour',
  name: 'Watercolour',
  description: 'Wet edges, pooled pigment, white paper',
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
  const { data: from } = soft
  const { data: far } = wide
  const { data: to } = out
  for (let y = 0; y < h; y++) {
    const py = Math.floor(y * fine)
    const line = (py & 511) << 9
    const lineA = ((((py * 0.55) | 0) + shift) & 511) << 9
    const lineB = ((py >> 1) + shift) & 511
    for (let x = 0; x < w; x++) {
      const px = Math.floor(x * fine)
      const slow = flow[lineA | (((px * 0.55) | 0) & 511)] ?? 0
      const slow2 = flow[((((px >> 1) + 100) & 511) << 9) | lineB] ?? 0
      const tooth = paper[line | (px & 511)] ?? 0
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

export const oil: LookSpec = {
  id: 'oil',
  name: 'Oil painting',
  description: 'Thick strokes that follow the light',
  ink: () => (colour) => colour,
  finish(stage) {
    strokes(stage)
    canvasRelief(stage)
  },
}

/** Strokes from broad to fine; the fine ones only where the picture has something to say. */
function strokes(stage: Stage): void {
  const { c, w, h, u, noise } = stage
  const random = stage.random.fork('oil')
  const pixels = readPixels(stage)
  const { data } = pixels
  const light = brightness(pixels)
  const lightAt = (x: number, y: number): number =>
    light[clamp(Math.round(y), 0, h - 1) * w + clamp(Math.round(x), 0, w - 1)] ?? 0
  const reach = u * 0.008
  c.save()
  c.lineCap = 'round'
  for (const [size, count, alpha] of [
    [0.036, 2400, 1],
    [0.02, 5200, 0.92],
    [0.0095, 9500, 0.9],
  ] as const) {
    for (let i = 0; i < count * ((w * h) / (u * u)) * 0.5625; i++) {
      const x = random.next() * w
      const y = random.next() * h
      const gx = lightAt(x + reach, y) - lightAt(x - reach, y)
      const gy = lightAt(x, y + reach) - lightAt(x, y - reach)
      const edge = Math.sqrt(gx * gx + gy * gy)
      if (size < 0.012 && edge < 0.035 && random.chance(0.75)) continue
      const along = edge > 0.03 ? Math.atan2(gx, -gy) : noise.at((x / u) * 1.4, (y / u) * 1.4) * 1.7 + 0.3
      const k = (Math.floor(y) * w + Math.floor(x)) * 4
      const jitter = random.spread() * 13
      c.strokeStyle = css(
        [
          (data[k] ?? 0) * 1.06 + jitter + 4,
          (data[k + 1] ?? 0) * 1.04 + jitter + 3,
          (data[k + 2] ?? 0) * 1.02 + jitter * 0.8 + 2,
        ],
        alpha,
      )
      c.lineWidth = u * size * random.range(0.26, 0.42)
      const half = u * size * random.range(0.45, 0.95)
      const bendBy = random.spread() * half * 0.35
      c.beginPath()
      c.moveTo(x - Math.cos(along) * half, y - Math.sin(along) * half)
      c.quadraticCurveTo(
        x - Math.sin(along) * bendBy,
        y + Math.cos(along) * bendBy,
        x + Math.cos(along) * half,
        y + Math.sin(along) * half,
      )
      c.stroke()
    }
  }
  c.restore()
}

/** Light from above catches the ridges of the paint. */
function canvasRelief(stage: Stage): void {
  const { c, w, h } = stage
  const pixels = readPixels(stage)
  const light = brightness(pixels)
  const { data } = pixels
  const paper = paperTile().data
  for (let y = 2; y < h; y++)
    for (let x = 2; x < w; x++) {
      const i = y * w + x
      const relief =
        ((light[i] ?? 0) - (light[i - 2 * w - 2] ?? 0)) * 0.55 + (paper[(y & 511) * 512 + (x & 511)] ?? 0) * 0.02
      const k = i * 4
      const add = clamp(relief, -0.09, 0.09) * 150
      data[k] = (data[k] ?? 0) + add
      data[k + 1] = (data[k + 1] ?? 0) + add
      data[k + 2] = (data[k + 2] ?? 0) + add
    }
  c.putImageData(pixels, 0, 0)
}

export const gouache: LookSpec = {
  id: 'storybook',
  name: 'Storybook gouache',
  description: 'Matt paint, dry brush, warm shadows',
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
        const level = (Math.floor(l * steps + 0.5 + dry * 0.42 + dry2 * 0.2) / steps) * 0.94 + 0.045
        const gain = (0.35 * l + 0.65 * level + dry * 0.018) / Math.max(0.02, l)
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
