import { saturate } from '../core/colour.ts'
import { clamp } from '../core/maths.ts'
import { fewColours, inkTable } from './inks.ts'
import type { LookSpec } from './look.ts'

const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

export const pixel: LookSpec = {
  id: 'pixel',
  name: 'Pixel art',
  description: 'Big pixels, sixteen colours, ordered dots',
  colours: ['#724f6a', '#ce7a4e', '#523839'],
  detail: 0.5,
  ink: () => (colour) => colour,
  finish(stage) {
    const { c, w, h, u } = stage
    const cell = u / 190
    const cols = Math.round(w / cell)
    const rows = Math.round(h / cell)
    const inks = fewColours(stage, 16).map((ink) => saturate(ink, 1.25))
    const table = inkTable(fewColours(stage, 16))
    const small = stage.make(cols, rows)
    small.context.imageSmoothingQuality = 'medium'
    small.context.drawImage(stage.canvas.image, 0, 0, w, h, 0, 0, cols, rows)
    const pixels = small.context.getImageData(0, 0, cols, rows)
    const { data } = pixels
    for (let y = 0; y < rows; y++)
      for (let x = 0; x < cols; x++) {
        const k = (y * cols + x) * 4
        const dot = ((BAYER[(y & 3) * 4 + (x & 3)] ?? 0) / 15 - 0.5) * 22
        const at = (n: number): number => clamp((data[k + n] ?? 0) + dot, 0, 255) >> 3
        const colour = inks[table[(at(0) << 10) | (at(1) << 5) | at(2)] ?? 0] ?? [0, 0, 0]
        data[k] = colour[0]
        data[k + 1] = colour[1]
        data[k + 2] = colour[2]
      }
    small.context.putImageData(pixels, 0, 0)
    c.save()
    c.imageSmoothingEnabled = false
    c.drawImage(small.image, 0, 0, w, h)
    c.restore()
  },
}
