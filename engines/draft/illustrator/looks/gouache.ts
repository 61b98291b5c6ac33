import { css, mix } from '../core/colour.ts'
import { clamp } from '../core/maths.ts'
import { paperEdge, softened } from './finish-tools.ts'
import type { LookSpec } from './look.ts'
import { brushTile, washTile } from './textures.ts'

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
