import { afterAll, beforeEach, expect, it } from 'vitest'
import type { CreateTaskRequest } from '#generated/schema.ts'
import { HttpError } from '#server/platform/http/http-error.ts'
import { createTestApp } from '#server/testing/create-test-app.ts'
import { makeStory } from '#server/testing/make-story.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import type { TestUser } from '#server/testing/test-user.ts'
import { modelIdsOf } from './models.ts'
import { readTaskRequest } from './read-task-request.ts'

const info = { label: 'Test engine', builtIn: true }
const never = () => Promise.reject(new Error('It is only read'))
const test = await createTestApp({
  engines: { ...createTestEngines(), composer: { info, compose: never } },
})
let ada: TestUser
beforeEach(async () => {
  await test.reset()
  ada = await test.user()
})
afterAll(() => test.close())

const read = (body: CreateTaskRequest) => test.scope((scope) => readTaskRequest(scope, ada, body))

/** The refused fields of a request; empty where it is accepted, or only names missing things. */
async function marked(body: CreateTaskRequest): Promise<Record<string, unknown>> {
  try {
    await read(body)
  } catch (cause) {
    if (!(cause instanceof HttpError) || (cause.status !== 404 && cause.status !== 400)) throw cause
    return cause.body.fields ?? {}
  }
  return {}
}

const ID = '00000000-0000-4000-8000-000000000001'
const ALL = modelIdsOf([
  ...(['IMAGE', 'REFRAME', 'UPSCALE', 'IMAGE_TO_VIDEO', 'LIP_SYNC', 'AVATAR', 'INPAINTING', 'MODIFY_VIDEO'] as const),
  'MUSIC',
  'CLEAN_UP',
])
const UPSCALING = ['draft-upscale', 'draft-upscale-drawing', 'draft-upscale-video', 'draft-upscale-drawing-video']
const CLEANING = ['clean-up-recording', 'clean-up-video']
const REFRAMING = ['draft-reframe', 'draft-expand', 'draft-reframe-video', 'draft-expand-video']

it.each<[keyof CreateTaskRequest, unknown, readonly string[], string]>([
  [
    'reference_media_ids',
    [ID],
    ['draft-image-editing', 'draft-modify-video'],
    'This model doesn’t support reference images',
  ],
  ['driving_media_id', ID, ['draft-lip-sync', 'draft-avatar'], 'This model doesn’t support recordings'],
  ['end_frame_id', ID, ['draft-image-to-video'], 'This model doesn’t support end frames'],
  ['mask_media_id', ID, ['draft-inpainting'], 'This model doesn’t support inpainting'],
  ['look', 'cinematic', ['draft-image-editing'], 'This model doesn’t support styles'],
  ['image_style_id', ID, ['draft-image-editing'], 'Trained models only work for new images'],
  ['lora_id', ID, ['draft-image-editing'], 'Trained models only work for new images'],
  ['character_ids', [ID], ['draft-image-editing'], 'Trained models only work for new images'],
  ['seed', 0, ['draft-image-editing', 'draft-inpainting'], 'This model doesn’t support seeds'],
  ['fidelity', 50, UPSCALING, 'This model doesn’t support upscaling'],
  ['grain', 0, UPSCALING, 'This model doesn’t support upscaling'],
  ['keep_skin', false, UPSCALING, 'This model doesn’t support upscaling'],
  ['strength', 50, ['draft-modify-video'], 'This model doesn’t support videos'],
  ['range_start_ms', 0, ['draft-modify-video'], 'This model doesn’t support videos'],
  ['range_end_ms', 500, ['draft-modify-video'], 'This model doesn’t support videos'],
  ['focal_point', { x: 0.5, y: 0.5 }, REFRAMING, 'This model doesn’t support framing'],
  ['frame_size', 50, REFRAMING, 'This model doesn’t support framing'],
  ['reduce_noise', false, CLEANING, 'This model doesn’t clean up sound'],
  ['cut_rumble', false, CLEANING, 'This model doesn’t clean up sound'],
  ['match_level', false, CLEANING, 'This model doesn’t clean up sound'],
  ['focal_path', [{ at_ms: 0, x: 0, y: 0 }], ['draft-reframe-video'], 'This model doesn’t support focal paths'],
  ['source_media_id', ID, ALL.filter((id) => id !== 'compose-music'), 'Music needs a description'],
])('a task names its field %s only to a model that looks at it', async (field, value, takers, text) => {
  for (const model_id of ALL) {
    const fields = await marked({ model_id, prompt: 'a boat', [field]: value })
    expect([model_id, fields[field]]).toEqual([model_id, takers.includes(model_id) ? undefined : [text]])
  }
})

const PICTURE = { model_id: 'draft-image-editing', prompt: 'a boat' }
const MODIFY = { model_id: 'draft-modify-video' }

it.each<[object, Record<string, string[]>]>([
  [{ ...PICTURE, reference_media_ids: Array(4).fill(ID) }, {}],
  [{ ...PICTURE, reference_media_ids: Array(5).fill(ID) }, { reference_media_ids: ['Use up to 4 reference images'] }],
  [
    { ...MODIFY, reference_media_ids: [ID, ID] },
    { reference_media_ids: ['The built-in draft engine supports one reference image'] },
  ],
  [{ ...PICTURE, duration: 30 }, {}],
  [{ ...PICTURE, duration: 31 }, { duration: ['Clips can be up to 30 seconds long'] }],
  [{ model_id: 'compose-music', prompt: 'a waltz', duration: 31 }, {}],
  [{ model_id: 'draft-inpainting' }, { mask_media_id: ['Mark the area to change'] }],
  [{ ...PICTURE, look: 'cinematic', image_style_id: ID }, { look: ['The image style already sets the style'] }],
  [{ ...PICTURE, look: 'no such look' }, { look: ['Style not found'] }],
  [{ ...PICTURE, lora_weight: 1 }, { lora_weight: ['Choose a trained model'] }],
  [{ ...PICTURE, lora_weight: 1, lora_id: ID }, {}],
  [{ ...PICTURE, source_media_id: ID, lora_id: ID }, { lora_id: ['Trained models only work for new images'] }],
  [{ model_id: 'compose-music', prompt: 'a waltz', aroll_id: ID }, { aroll_id: ['Music needs a description'] }],
  [{ model_id: 'clean-up-recording', aroll_id: ID }, { aroll_id: ['Compare the result first, then use it'] }],
  [{ model_id: 'no-such-model' }, { model_id: ['Model not found'] }],
  [{ ...PICTURE, engine: 'Unknown' }, { engine: ['This engine doesn’t support this'] }],
  [{ ...PICTURE, engine: 'Test engine' }, {}],
])('a task with %o has these fields refused', async (body, fields) => {
  expect(await marked({ model_id: '', ...body })).toEqual(fields)
})

it.each<[object]>([
  [{ source_media_id: ID }],
  [{ reference_media_ids: [ID] }],
  [{ image_style_id: ID }],
  [{ lora_id: ID }],
  [{ character_ids: [ID] }],
  [{ story_id: ID }],
  [{ aroll_id: ID }],
  [{ model_id: 'draft-lip-sync', driving_media_id: ID }],
  [{ model_id: 'draft-image-to-video', end_frame_id: ID }],
  [{ model_id: 'draft-inpainting', mask_media_id: ID }],
])('a task with unknown %o is not found', async (said) => {
  await expect(read({ ...PICTURE, ...said })).rejects.toMatchObject({ status: 404 })
})

it('a task without a place uses only its named sources', async () => {
  const { model, wanted } = await read({ ...PICTURE, seed: 5, aspect_ratio: '1:1' })
  expect(model.id).toBe('draft-image-editing')
  expect(wanted).toEqual({
    ...{ storyId: null, sceneId: null, arollId: null, modelId: 'draft-image-editing', prompt: 'a boat' },
    ...{ request: { seed: 5, aspect_ratio: '1:1' }, sourceMediaId: null, refetchScene: false },
  })
})

it('a task for music has only music settings in its receipt', async () => {
  const asked = { model_id: 'compose-music', duration: 40, engine: 'Test engine', generate_audio: true }
  expect((await read(asked)).wanted).toMatchObject({ prompt: null, request: { duration: 40, engine: 'Test engine' } })
  expect((await read({ model_id: 'compose-music', generate_audio: true })).wanted.request).toEqual({})
})

it('the contract’s defaults apply only to models that use them', async () => {
  const filled = { duration: 5, expression_intensity: 3, prompt: 'a boat' }
  const asked = async (model_id: string) => (await read({ model_id, ...filled })).wanted.request
  expect(await asked('draft-image-to-video')).toEqual({ duration: 5 })
  expect(await asked('draft-lip-sync')).toEqual({ expression_intensity: 3 })
  expect(await asked('draft-avatar')).toEqual({ expression_intensity: 3 })
  for (const model of ['draft-image-editing', 'draft-upscale', 'draft-reframe', 'draft-modify-video'])
    expect(await asked(model)).toEqual({})
})

it('a task for an A-roll uses its media, a new image from words alone does not', async () => {
  const story = await makeStory(test.db, ada)
  const [aroll_id = ''] = story.arollIds
  const place = { storyId: story.id, sceneId: story.sceneIds[0], arollId: aroll_id }
  const shown = (await test.ok('getAroll', { as: ada, params: { aroll_id } })).aroll_object.media?.id ?? null
  const { wanted } = await read({ model_id: 'draft-upscale', aroll_id, story_id: story.id })
  expect(wanted).toMatchObject({ ...place, request: {}, sourceMediaId: shown, refetchScene: shown === null })
  expect((await read({ ...PICTURE, aroll_id })).wanted).toMatchObject({ ...place, sourceMediaId: null })
  const other = await makeStory(test.db, ada)
  await expect(read({ ...PICTURE, aroll_id, story_id: other.id })).rejects.toMatchObject({ status: 404 })
  expect((await read({ ...PICTURE, story_id: other.id })).wanted).toMatchObject({ storyId: other.id, sceneId: null })
})
