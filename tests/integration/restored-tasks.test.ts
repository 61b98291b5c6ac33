import { expect, it } from 'vitest'
import { requestFor, type Tool, taskOfReceipt } from '#src/features/editor/visuals/task-form.ts'
import { setUpGeneration } from '#server/modules/generation/testing/set-up-generation.ts'

const { test, made, read } = await setUpGeneration()

/** A generated story, and the image and voice-over of its first scene. */
async function begin() {
  const as = await test.user()
  const story_id = await made(as)
  const [scene, next] = (await read(as, story_id)).scenes
  const media = (at = scene) => at?.arolls[0]?.aroll_object.media?.id ?? ''
  const { data: models } = await test.ok('listTaskModels', { as })
  const place = { story_id, aroll_id: scene?.arolls[0]?.id ?? '' }
  return { as, place, models, imageId: media(), otherId: media(next), voiceId: scene?.audio_media?.id ?? '' }
}

it.each<[Tool, (ids: { otherId: string; voiceId: string }) => object]>([
  [
    'IMAGE_TO_VIDEO',
    ({ otherId }) => ({
      ...{ prompt: 'Pan left', duration: 7, aspect_ratio: '9:16', generate_audio: true, end_frame_id: otherId },
    }),
  ],
  ['IMAGE_TO_VIDEO', () => ({ duration: 5, aspect_ratio: 'auto', generate_audio: false })],
  ['UPSCALE', () => ({ duration: 5, upscale_factor: 2 })],
  [
    'LIP_SYNC',
    ({ voiceId }) => ({
      ...{ duration: 5, aspect_ratio: '1:1', body_control: true, driving_media_id: voiceId },
      expression_intensity: 5,
    }),
  ],
  ['REFRAME', () => ({ duration: 5, aspect_ratio: '4:5' })],
])('the receipt of a result of %s repeats the same request', async (tool, options) => {
  const { as, place, models, imageId: pictureId, otherId, voiceId } = await begin()
  const model = models.find((each) => each.tool === tool && each.source_media_types.includes('image'))
  const asked = {
    ...{ model_id: model?.model_id ?? '', source_media_id: pictureId, expression_intensity: 3 },
    ...(options({ otherId, voiceId }) as { duration: number }),
  }
  await test.ok('createTask', { as, body: { ...asked, ...place } })
  await test.runJobs()
  const { aroll_object: made } = await test.ok('getAroll', { as, params: { aroll_id: place.aroll_id } })
  expect(made.media?.id).not.toBe(pictureId)
  const { receipt } = await test.ok('getReceipt', { as, params: { media_id: made.media?.id ?? '' } })

  const task = taskOfReceipt(receipt, models, new Set([otherId]))
  expect(task?.tool).toBe(tool)
  if (!model || !task) throw new Error('It cannot be asked for again')
  const voice = { id: voiceId, durationMs: 1 }
  expect(requestFor(model, task.choices, { mediaId: task.sourceId, voice })).toEqual(asked)
  // An image that was removed meanwhile is not requested unseen; a removed model is not offered.
  expect(taskOfReceipt(receipt, models, new Set())?.choices.endFrame).toBeNull()
  expect(
    taskOfReceipt(
      receipt,
      models.filter(({ model_id: id }) => id !== asked.model_id),
      new Set(),
    ),
  ).toBeNull()
})

it('a request of a tool’s own page is not repeated in part', async () => {
  const { as, place, models, imageId: pictureId } = await begin()
  const body = { model_id: 'draft-upscale', source_media_id: pictureId, upscale_factor: 2, fidelity: 80, ...place }
  await test.ok('createTask', { as, body })
  await test.runJobs()
  const { aroll_object: made } = await test.ok('getAroll', { as, params: { aroll_id: place.aroll_id } })
  const { receipt } = await test.ok('getReceipt', { as, params: { media_id: made.media?.id ?? '' } })
  expect(receipt.settings).toContainEqual({ name: 'fidelity', value: '80' })
  expect(taskOfReceipt(receipt, models, new Set())).toBeNull()
})

it('a generated image is no task', async () => {
  const { as, imageId: pictureId, models } = await begin()
  const { receipt } = await test.ok('getReceipt', { as, params: { media_id: pictureId } })
  expect(taskOfReceipt(receipt, models, new Set())).toBeNull()
})
