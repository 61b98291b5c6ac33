import { clamp } from './maths.ts'
import type { Stage } from './stage.ts'

/** Writes one pixel: `out` is red, green, blue (0 to 255) and alpha (0 to 1). */
export type FieldPainter = (x: number, y: number, out: Float32Array) => void

export interface FieldBox {
  x: number
  y: number
  w: number
  h: number
}

/**
 * Computes an image point by point on a coarse grid and draws it over the box, smoothed.
 * `columns` is the grid's width at full size; smaller images use fewer, so thumbnails are quick.
 * The painter gets x and y in px of the whole image.
 */
export function paintField(
  stage: Stage,
  box: FieldBox,
  columns: number,
  paint: FieldPainter,
  mode = 'source-over',
): void {
  if (box.w < 1 || box.h < 1) return
  const cols = Math.max(
    2,
    Math.round(Math.min(box.w, columns * (stage.look.detail ?? 1) * (box.w / Math.max(stage.w, stage.h)))),
  )
  const rows = Math.max(2, Math.round((cols * box.h) / box.w))
  const surface = stage.make(cols, rows)
  const pixels = surface.context.createImageData(cols, rows)
  const { data } = pixels
  const out = new Float32Array(4)
  let i = 0
  for (let row = 0; row < rows; row++) {
    const y = box.y + ((row + 0.5) / rows) * box.h
    for (let col = 0; col < cols; col++) {
      out[3] = 1
      paint(box.x + ((col + 0.5) / cols) * box.w, y, out)
      data[i] = out[0] ?? 0
      data[i + 1] = out[1] ?? 0
      data[i + 2] = out[2] ?? 0
      data[i + 3] = 255 * clamp(out[3] ?? 0)
      i += 4
    }
  }
  surface.context.putImageData(pixels, 0, 0)
  const { c } = stage
  c.save()
  c.globalCompositeOperation = mode
  c.imageSmoothingEnabled = true
  c.imageSmoothingQuality = 'medium'
  c.drawImage(surface.image, box.x, box.y, box.w, box.h)
  c.restore()
}
