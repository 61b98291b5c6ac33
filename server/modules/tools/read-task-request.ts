import type { CreateTaskRequest } from '#generated/schema.ts'
import {
  ownAroll,
  ownLora,
  ownStory,
  type Owner,
  usableCharacter,
  usableImageStyle,
  usableMedia,
} from '#server/platform/auth/ownership.ts'
import { startingWith } from '#engines/ports.ts'
import type { Scope } from '#server/platform/context.ts'
import { notFound, validationFailed } from '#server/platform/http/http-error.ts'
import type { Wanted } from './accept-task.ts'
import { findModel, type OfferedModel } from './models.ts'

/** Images whose colours an image can follow. */
const MAX_REFERENCES = 4

type Body = CreateTaskRequest

/** A call's request to a model, with the user's own sources; refuses by field what the model does not use. */
export async function readTaskRequest(
  scope: Scope,
  user: Owner,
  body: Body,
): Promise<{ model: OfferedModel; wanted: Wanted }> {
  const model = findModel(body.model_id)
  const engine = model?.engineOf(scope.services.engines)
  if (!model || !engine) throw validationFailed({ model_id: ['Model not found'] })
  requireNothingUnused(body, model)
  if (body.engine !== undefined && !startingWith(engine, body.engine))
    throw validationFailed({ engine: ['This engine doesn’t support this'] })
  const { shownMediaId, ...place } = await findPlace(scope, user, body)
  if (body.look !== undefined && !scope.services.engines.illustrator.looks.some(({ id }) => id === body.look))
    throw validationFailed({ look: ['Style not found'] })
  for (const id of mediaOf(body)) await usableMedia(scope.db, user, id)
  if (body.image_style_id !== undefined) await usableImageStyle(scope.db, user, body.image_style_id)
  if (body.lora_id !== undefined) await ownLora(scope.db, user, body.lora_id)
  for (const id of body.character_ids ?? []) await usableCharacter(scope.db, user, id)
  const {
    model_id: modelId,
    prompt = null,
    source_media_id: source,
    story_id: _story,
    aroll_id: _aroll,
    ...options
  } = body
  const request = requestOf(options, model.tool)
  const wanted = {
    ...place,
    modelId,
    prompt,
    request,
    // Words alone request a new image; all others use the shown media by default.
    sourceMediaId: source ?? (model.id === 'draft-image-editing' ? null : shownMediaId),
    // A first image also completes its scene.
    refetchScene: place.arollId !== null && shownMediaId === null,
  }
  return { model, wanted }
}

function mediaOf({ source_media_id, driving_media_id, end_frame_id, mask_media_id, ...rest }: Body): string[] {
  const { reference_media_ids = [] } = rest
  return [source_media_id, driving_media_id, end_frame_id, mask_media_id, ...reference_media_ids].filter(
    (id) => id !== undefined,
  )
}

// A receipt should not have defaults that do not apply to its work.
const musicOptions = ({ engine, duration }: Partial<Body>) => ({
  ...(engine !== undefined && { engine }),
  ...(duration !== undefined && { duration }),
})

function requestOf(options: Partial<Body>, tool: OfferedModel['tool']) {
  if (tool === 'MUSIC') return musicOptions(options)
  return tool === 'CLEAN_UP' ? cleanUpOptions(options) : withoutForeignDefaults(options, tool)
}

const cleanUpOptions = ({ reduce_noise, cut_rumble, match_level, engine }: Partial<Body>) => ({
  ...(engine !== undefined && { engine }),
  ...(reduce_noise !== undefined && { reduce_noise }),
  ...(cut_rumble !== undefined && { cut_rumble }),
  ...(match_level !== undefined && { match_level }),
})

function withoutForeignDefaults(
  { duration, expression_intensity, ...rest }: Partial<Body>,
  tool: OfferedModel['tool'],
) {
  const isSpoken = tool === 'LIP_SYNC' || tool === 'AVATAR'
  return {
    ...rest,
    ...(duration !== undefined && tool === 'IMAGE_TO_VIDEO' && { duration }),
    ...(expression_intensity !== undefined && isSpoken && { expression_intensity }),
  }
}

/** Seconds that a clip can last. */
const MAX_CLIP_SECONDS = 30

/** Unused fields are refused rather than dropped from paid work. */
function requireNothingUnused(body: Body, { id, taskType, tool }: OfferedModel) {
  const { reference_media_ids = [], driving_media_id, end_frame_id } = body
  const isEdit = id === 'draft-image-editing'
  const isModify = id === 'draft-modify-video'
  const follows = isEdit || isModify
  const fields: Record<string, string[]> = {
    ...(reference_media_ids.length > 0 && !follows
      ? { reference_media_ids: ['This model doesn’t support reference images'] }
      : {}),
    ...(reference_media_ids.length > 1 && isModify
      ? { reference_media_ids: ['The built-in draft engine supports one reference image'] }
      : {}),
    ...(reference_media_ids.length > MAX_REFERENCES && isEdit
      ? { reference_media_ids: [`Use up to ${MAX_REFERENCES} reference images`] }
      : {}),
    ...(driving_media_id !== undefined && taskType !== 'lip_sync'
      ? { driving_media_id: ['This model doesn’t support recordings'] }
      : {}),
    ...(end_frame_id !== undefined && id !== 'draft-image-to-video'
      ? { end_frame_id: ['This model doesn’t support end frames'] }
      : {}),
  }
  if (tool !== 'MUSIC' && (body.duration ?? 0) > MAX_CLIP_SECONDS)
    fields['duration'] = [`Clips can be up to ${MAX_CLIP_SECONDS} seconds long`]
  if (tool === 'MUSIC')
    for (const name of ['aroll_id', 'source_media_id'] as const)
      if (body[name] !== undefined) fields[name] = ['Music needs a description']
  if (tool === 'CLEAN_UP' && body.aroll_id !== undefined) fields['aroll_id'] = ['Compare the result first, then use it']
  if (tool !== 'CLEAN_UP')
    for (const name of ['reduce_noise', 'cut_rumble', 'match_level'] as const)
      if (body[name] !== undefined) fields[name] = ['This model doesn’t clean up sound']
  if (id === 'draft-inpainting' && body.mask_media_id === undefined)
    fields['mask_media_id'] = ['Mark the area to change']
  if (id !== 'draft-inpainting' && body.mask_media_id !== undefined)
    fields['mask_media_id'] = ['This model doesn’t support inpainting']
  if (body.look !== undefined && !isEdit) fields['look'] = ['This model doesn’t support styles']
  if (body.look !== undefined && body.image_style_id !== undefined)
    fields['look'] = ['The image style already sets the style']
  if (body.lora_weight !== undefined && body.lora_id === undefined) fields['lora_weight'] = ['Choose a trained model']
  if (!isEdit || body.source_media_id !== undefined)
    for (const name of ['image_style_id', 'lora_id', 'character_ids'] as const)
      if (body[name] !== undefined) fields[name] = ['Trained models only work for new images']
  if (body.seed !== undefined && !isEdit && id !== 'draft-inpainting')
    fields['seed'] = ['This model doesn’t support seeds']
  if (tool !== 'UPSCALE')
    for (const name of ['fidelity', 'grain', 'keep_skin'] as const)
      if (body[name] !== undefined) fields[name] = ['This model doesn’t support upscaling']
  if (!isModify)
    for (const name of ['strength', 'range_start_ms', 'range_end_ms'] as const)
      if (body[name] !== undefined) fields[name] = ['This model doesn’t support videos']
  if (tool !== 'REFRAME')
    for (const name of ['focal_point', 'frame_size'] as const)
      if (body[name] !== undefined) fields[name] = ['This model doesn’t support framing']
  if (id !== 'draft-reframe-video' && body.focal_path !== undefined)
    fields['focal_path'] = ['This model doesn’t support focal paths']
  if (Object.keys(fields).length > 0) throw validationFailed(fields)
}

async function findPlace({ db }: Scope, user: Owner, wanted: { story_id?: string; aroll_id?: string }) {
  if (wanted.aroll_id === undefined) {
    const story = wanted.story_id === undefined ? null : await ownStory(db, user, wanted.story_id)
    return { storyId: story?.id ?? null, sceneId: null, arollId: null, shownMediaId: null }
  }
  const { aroll, scene, story } = await ownAroll(db, user, wanted.aroll_id)
  if (wanted.story_id !== undefined && wanted.story_id !== story.id) throw notFound()
  return { storyId: story.id, sceneId: scene.id, arollId: aroll.id, shownMediaId: aroll.mediaId }
}
