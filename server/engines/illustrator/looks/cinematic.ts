import { length, smoothstep } from '../core/maths.ts'
import { bloom, eachPixel, grainTile } from './finish-tools.ts'
import type { LookSpec } from './look.ts'

export const cinematic: LookSpec = {
  id: 'cinematic',
  name: 'Cinematic',
  description: 'Film light, deep haze, soft grain',
  ink: () => (colour) => colour,
  finish(stage) {
    bloom(stage, 0.62, 0.5)
    const { w, h } = stage
    const grain = grainTile(stage, 'film')
    const scale = Math.max(1, stage.u / 1080)
    const reach = length(w, h) / 2
    eachPixel(stage, (rgb, x, y) => {
      const d = length(x - w / 2, y - h / 2) / reach
      const edge = 1 - 0.34 * smoothstep(0.55, 1.08, d)
      const l = (0.3 * (rgb[0] ?? 0) + 0.59 * (rgb[1] ?? 0) + 0.11 * (rgb[2] ?? 0)) / 255
      const noise = (grain[(((y / scale) & 255) << 8) | ((x / scale) & 255)] ?? 0) * (7 - 4.5 * l)
      // A print's curve: shadows sink a little and cool, lights roll off warm.
      const curve = l * l * (3 - 2 * l)
      const gain = l > 0.004 ? (l + (curve - l) * 0.3) / l : 1
      rgb[0] = (rgb[0] ?? 0) * gain * edge * (0.985 + 0.03 * l) + noise
      rgb[1] = (rgb[1] ?? 0) * gain * edge + noise
      rgb[2] = (rgb[2] ?? 0) * gain * edge * (1.03 - 0.05 * l) + noise + 2 * (1 - l)
    })
  },
}
