import type { EncodedImage, PixelArea, UpscaleRequest } from '#engines/ports.ts'
import type { Studio } from '../studio.ts'
import { corrected } from './correct.ts'
import { enlarge } from './enlarge.ts'
import { finish } from './finish.ts'
import { rasterOf } from './raster.ts'
import { tighten } from './tighten.ts'

const QUALITY = 0.92
const USUAL_FIDELITY = 80
/** How far the filters look, px of the source: so much around a part is enlarged with it. */
const REACH = 24

/** Every side `factor` times as long; with an area only that part of it, as it is in the whole. */
export async function upscale(studio: Studio, request: UpscaleRequest): Promise<EncodedImage> {
  const { factor, area, isDrawing = false, fidelity = USUAL_FIDELITY, grain = 0, keepsSkin = false } = request
  const picture = await studio.decode(request.picture)
  const whole = { x: 0, y: 0, width: picture.width, height: picture.height }
  const around = area ? grown(area, whole) : whole
  const small = studio.makeCanvas(around.width, around.height)
  small.context.drawImage(picture.image, -around.x, -around.y, picture.width, picture.height)
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
