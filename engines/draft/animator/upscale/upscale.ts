import type { EncodedImage, PixelArea, UpscaleRequest } from '#engines/ports.ts'
import type { Studio } from '../studio.ts'
import { enlarge } from './enlarge.ts'
import { finish } from './finish.ts'
import { rasterOf, clampedAt, returnOf, type Raster } from './raster.ts'
import { tighten } from './tighten.ts'

const ROUNDS = 3

const QUALITY = 0.92
const USUAL_FIDELITY = 80
/** How far the filters look, px of the source: so much around a part is enlarged with it. */
const REACH = 24

/** Every side `factor` times as long; with an area only that part of it, as it is in the whole. */
export async function upscale(studio: Studio, request: UpscaleRequest): Promise<EncodedImage> {
  const { factor, area, isDrawing = false, fidelity = USUAL_FIDELITY, grain = 0, keepsSkin = false } = request
  const image = await studio.decode(request.image)
  const whole = { x: 0, y: 0, width: image.width, height: image.height }
  const around = area ? grown(area, whole) : whole
  const small = studio.makeCanvas(around.width, around.height)
  small.context.drawImage(image.image, -around.x, -around.y, image.width, image.height)
  const source = rasterOf(small.context.getImageData(0, 0, around.width, around.height))
  const [width, height] = [around.width * factor, around.height * factor]
  const surface = studio.makeCanvas(width, height)
  const pixels = surface.context.createImageData(width, height)
  enlarge(isDrawing ? source : corrected(source, factor), factor, pixels)
  if (isDrawing) tighten(pixels, source, factor)
  finish(pixels, source, {
    ...{ factor, grain, keepsSkin, x: around.x, y: around.y },
    // Sharpening would give a drawing's hard edges halos.
    fidelity: isDrawing ? Math.max(fidelity, USUAL_FIDELITY) : fidelity,
  })
  surface.context.putImageData(pixels, 0, 0)
  if (!area) return { bytes: await surface.encode(QUALITY), contentType: 'image/jpeg', width, height }
  const part = studio.makeCanvas(area.width * factor, area.height * factor)
  const [left, top] = [(around.x - area.x) * factor, (around.y - area.y) * factor]
  part.context.drawImage(surface.image, left, top, width, height)
  const { width: partWidth, height: partHeight } = part
  return { bytes: await studio.encodePng(part), contentType: 'image/png', width: partWidth, height: partHeight }
}

function grown(area: PixelArea, whole: PixelArea): PixelArea {
  const [x, y] = [Math.max(0, area.x - REACH), Math.max(0, area.y - REACH)]
  const right = Math.min(whole.width, area.x + area.width + REACH)
  const bottom = Math.min(whole.height, area.y + area.height + REACH)
  return { x, y, width: right - x, height: bottom - y }
}

/**
 * Changes a source beforehand by what enlarging it would lose: made small again, the result is the source. Enlarging is linear, so
 * that all of it happens in the source's own size.
 */
export function corrected(source: Raster, factor: number): Raster {
  const kernel = returnOf(factor)
  const better = { ...source, data: Float32Array.from(source.data) }
  for (let round = 0; round < ROUNDS; round++) {
    const back = down(across(better, kernel), kernel)
    for (let at = 0; at < better.data.length; at++)
      better.data[at] = (better.data[at] as number) + (source.data[at] as number) - (back.data[at] as number)
  }
  return better
}

function across({ data, width, height }: Raster, kernel: readonly number[]): Raster {
  const result = new Float32Array(data.length)
  const reach = (kernel.length - 1) / 2
  const line = width * 3
  // A row with padding at its ends.
  const row = new Float32Array(line + 6 * reach)
  for (let y = 0; y < height; y++) {
    const start = y * line
    row.set(data.subarray(start, start + line), 3 * reach)
    for (let beyond = 0; beyond < 3 * reach; beyond++) {
      row[beyond] = data[start + (beyond % 3)] as number
      row[3 * reach + line + beyond] = data[start + line - 3 + (beyond % 3)] as number
    }
    for (const [tap, weight] of kernel.entries()) addRow(result, start, row, tap * 3, line, weight)
  }
  return { data: result, width, height }
}

function down({ data, width, height }: Raster, kernel: readonly number[]): Raster {
  const result = new Float32Array(data.length)
  const reach = (kernel.length - 1) / 2
  const line = width * 3
  for (let y = 0; y < height; y++)
    for (const [tap, weight] of kernel.entries())
      addRow(result, y * line, data, clampedAt(y + tap - reach, height) * line, line, weight)
  return { data: result, width, height }
}

function addRow(to: Float32Array, at: number, from: Float32Array, begin: number, count: number, weight: number): void {
  for (let place = 0; place < count; place++)
    to[at + place] = (to[at + place] as number) + (from[begin + place] as number) * weight
}
