import { eq, inArray } from 'drizzle-orm'
import { IMAGE_MODEL_RATIOS } from '#src/domain/image-model.ts'
import type { Services } from '#server/platform/context.ts'
import { media, stories, type tasks } from '#server/platform/db/schema/index.ts'
import { PermanentJobError } from '#server/platform/jobs/definition.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'
import type { MediaRow } from '#server/platform/db/rows.ts'
import { readDrawnWith } from './drawing-options.ts'
import { findModel } from './models.ts'
import type { Plan } from './plan.ts'
import { planLipSync, planMotion } from './plan-clip.ts'
import { planCleanRecording, planCleanVideo } from './plan-clean-up.ts'
import { planMusic } from './plan-music.ts'
import { planEdit, planUpscale } from './plan-image.ts'
import { planCrop, planExpand } from './plan-reframe.ts'
import { planCropVideo, planExpandVideo, planModifyVideo, planUpscaleVideo } from './plan-video.ts'
import { newSeed } from '#server/modules/generation/images/before-drawing.ts'
import { paintedFrom, refuse, requireImage } from './source.ts'

interface RepaintOptions {
  mask: MediaRow | null
  prompt: string
  /** Look where the image itself has none. */
  look: string
  seed?: number
  /** Name of the built-in illustrator. */
  draft: string
}

export type TaskRow = typeof tasks.$inferSelect
export type PlannedTask = Pick<TaskRow, 'modelId' | 'prompt' | 'request' | 'sourceMediaId' | 'storyId'>

/** The request to the engines; refuses by field what they cannot do. The same at acceptance and at run time. */
export async function planOfTask(services: Pick<Services, 'engines'>, db: DbOrTx, asked: PlannedTask): Promise<Plan> {
  const { engine } = asked.request
  const plan = await planWork(services, db, asked)
  return engine === undefined ? plan : { ...plan, engine }
}

async function planWork(
  { engines }: Pick<Services, 'engines'>,
  db: DbOrTx,
  { modelId, prompt, request, sourceMediaId, storyId }: PlannedTask,
): Promise<Plan> {
  const ids = [sourceMediaId, request.driving_media_id, request.end_frame_id, request.mask_media_id]
  const find = await readMedia(db, [...ids, ...(request.reference_media_ids ?? [])])
  const source = find(sourceMediaId)
  const ratio = IMAGE_MODEL_RATIOS.find(({ value }) => value === request.aspect_ratio)?.value
  const draft = engines.draft.illustrator.info.label
  const look = await lookOf(engines.illustrator.looks, db, storyId)
  switch (findModel(modelId)?.id) {
    case 'draft-upscale':
    case 'draft-upscale-drawing': {
      const { upscale_factor: factor, fidelity, grain, keep_skin: keepsSkin } = request
      return planUpscale(source, draft, {
        factor,
        fidelity,
        grain,
        keepsSkin,
        isDrawing: modelId === 'draft-upscale-drawing',
      })
    }
    case 'draft-reframe':
      return planCrop(source, { ratio, focus: request.focal_point, frameSize: request.frame_size })
    case 'draft-expand': {
      const { focal_point: focus, frame_size: frameSize } = request
      return planExpand(source, { ratio, focus, frameSize }, look)
    }
    case 'draft-image-editing':
      return planEdit(source, {
        ...{ prompt, ratio, seed: request.seed, wantedLook: request.look, storyLook: look, draft },
        references: (request.reference_media_ids ?? []).map((id) => find(id)),
        drawnWith: await readDrawnWith({ engines }, db, request),
      })
    case 'draft-image-to-video': {
      const { duration, generate_audio: hasSound } = request
      return planMotion(source, { prompt, ratio, duration, hasSound, end: find(request.end_frame_id) })
    }
    case 'draft-lip-sync':
    case 'draft-avatar': {
      const { expression_intensity: intensity, body_control: movesBody } = request
      return planLipSync(source, { voice: find(request.driving_media_id), ratio, intensity, movesBody })
    }
    case 'draft-modify-video': {
      const { strength, range_start_ms: startMs, range_end_ms: endMs } = request
      const reference = find(request.reference_media_ids?.[0])
      return planModifyVideo(source, {
        ...{ prompt, strength, startMs, endMs, reference, engine: engines.videoRetoucher },
      })
    }
    case 'draft-reframe-video':
      return planCropVideo(source, {
        ...{ ratio, focus: request.focal_point, frameSize: request.frame_size, engine: engines.videoRetoucher },
        path: request.focal_path?.map(({ at_ms: atMs, x, y }) => ({ atMs, x, y })),
      })
    case 'draft-expand-video': {
      const { focal_point: focus, frame_size: frameSize } = request
      return planExpandVideo(source, { ratio, focus, frameSize, engine: engines.videoRetoucher })
    }
    case 'draft-upscale-video':
    case 'draft-upscale-drawing-video': {
      const { upscale_factor: factor, fidelity, grain, keep_skin: keepsSkin } = request
      const isDrawing = modelId === 'draft-upscale-drawing-video'
      return planUpscaleVideo(source, { factor, fidelity, grain, keepsSkin, isDrawing, engine: engines.videoRetoucher })
    }
    case 'draft-inpainting':
      return planRepaint(source, {
        ...{ mask: find(request.mask_media_id), prompt: prompt ?? '', look, seed: request.seed, draft },
      })
    case 'compose-music':
      return planMusic({ prompt, duration: request.duration })
    case 'clean-up-recording':
      return planCleanRecording(source, request)
    case 'clean-up-video':
      return planCleanVideo(source, request, engines.videoRetoucher)
    case undefined:
      throw new PermanentJobError(`Model ${modelId} not found`)
  }
}

type Wanted = string | null | undefined

async function readMedia(db: DbOrTx, wanted: readonly Wanted[]): Promise<(id: Wanted) => MediaRow | null> {
  const ids = wanted.filter((id) => typeof id === 'string')
  const rows = ids.length === 0 ? [] : await db.select().from(media).where(inArray(media.id, ids))
  return (id) => rows.find((row) => row.id === id) ?? null
}

async function lookOf(looks: readonly { id: string }[], db: DbOrTx, storyId: string | null): Promise<string> {
  const [story] =
    storyId === null ? [] : await db.select({ look: stories.visualStyle }).from(stories).where(eq(stories.id, storyId))
  return looks.find(({ id }) => id === story?.look)?.id ?? looks[0]?.id ?? ''
}

/** A part of an image repainted. */
export function planRepaint(source: MediaRow | null, { mask, prompt, look, seed, draft }: RepaintOptions): Plan {
  const image = requireImage(source, 'image_media')
  const marked = requireImage(mask, 'mask_media')
  if (marked.width !== image.width || marked.height !== image.height)
    throw refuse('mask_media', 'The mask must be the same size as the image')
  if (prompt.trim() === '') throw refuse('prompt', 'Describe what should appear there')
  const own = paintedFrom(image, draft)
  return {
    work: 'repaint',
    source: image,
    mask: marked,
    prompt: prompt.trim(),
    look: own?.look ?? look,
    seed: seed ?? newSeed(own?.seed ?? null),
  }
}
