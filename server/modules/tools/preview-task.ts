import type { EncodedImage, PixelArea } from '#engines/ports.ts'
import type { Services } from '#server/platform/context.ts'
import { validationFailed } from '#server/platform/http/http-error.ts'
import { engineOf } from './task-price.ts'
import { readMediaBytes, videoWork } from './execute-task.ts'
import { isVideoPlan, type Plan } from './plan.ts'
import type { Image } from './source.ts'

/** Side of the part that is shown, px of the source. */
const SIDE = 160

interface Place {
  x: number
  y: number
  /** Of a video. */
  atMs: number
}

export interface Preview {
  before: EncodedImage
  after: EncodedImage
}

/** A part of an image or a frame of a video, and a plan's result for it; refused where it would be charged. */
export async function previewTask(services: Services, plan: Plan, place: Place): Promise<Preview> {
  const { draft, retoucher } = services.engines
  const { label, builtIn } = engineOf(services.engines, plan)
  if (isVideoPlan(plan)) {
    const { engine, video, order } = await videoWork(services, plan)
    if (!engine.info.builtIn) throw validationFailed({ model_id: ['This model has no preview'] })
    // Outside of the range nothing changes.
    const { startMs, endMs } = plan.work === 'modifyVideo' ? plan.range : { startMs: 0, endMs: plan.source.durationMs }
    const atMs = Math.min(endMs - 1, Math.max(startMs, place.atMs))
    // Enlarging is compared pixel by pixel.
    return engine.previewFrame(video, order, { atMs, ...(plan.work === 'upscaleVideo' && { around: place }) })
  }
  if (plan.work === 'upscale') {
    if (!builtIn)
      throw validationFailed({ model_id: [`${label} charges per image, so free previews aren’t available`] })
    const { source, work: _work, ...options } = plan
    const [image, area] = [await readMediaBytes(services, source), areaAt(source, place)]
    const before = await retoucher.cutPart({ image, area })
    return { before, after: await retoucher.upscale({ image, ...options, area }, { prefer: label }) }
  }
  if (plan.work !== 'paint' || !plan.source) throw validationFailed({ model_id: ['This model has no preview'] })
  const { source, request } = plan
  const area = areaAt(source, place)
  const before = await retoucher.cutPart({ image: await readMediaBytes(services, source), area })
  const painted = await draft.illustrator.illustrate(request)
  const factor = request.width / source.width
  const same = { x: area.x * factor, y: area.y * factor, width: area.width * factor, height: area.height * factor }
  return { before, after: await retoucher.cutPart({ image: painted.bytes, area: same }) }
}

/** A square around the point, wholly inside the image. */
function areaAt({ width, height }: Image, { x, y }: Place): PixelArea {
  const [across, down] = [Math.min(SIDE, width), Math.min(SIDE, height)]
  return {
    x: within(Math.round(x * width - across / 2), width - across),
    y: within(Math.round(y * height - down / 2), height - down),
    width: across,
    height: down,
  }
}

const within = (value: number, most: number) => Math.min(most, Math.max(0, value))
