// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import type { Task } from '#src/features/editor/core/story-tasks.ts'
import { setUpCalls } from '#src/features/editor/testing/set-up-calls.ts'
import { retryTask } from './create-task.ts'

const { begin } = setUpCalls()

const task = (more: Partial<Task>) =>
  ({
    ...{ task_id: 'task', task_type: 'upscale', model_id: 'model', prompt: null, request: {} },
    ...{ story_id: 'story', scene_id: 'one', aroll_id: 'a' },
    ...more,
  }) as Task

const CREATE = 'createTask'
const INPAINT = 'createInpaintingRequest'
const place = { story_id: 'story', aroll_id: 'a', model_id: 'model' }
const usual = { duration: 5, expression_intensity: 3 }
const asked = { source_media_id: 'picture', aspect_ratio: '3:2', duration: 9, expression_intensity: 1 } as const
const masked = { task_type: 'inpainting', prompt: 'A boat' } as const
const request = { source_media_id: 'picture', mask_media_id: 'mask' }

test.each<[what: string, task: Task, operation: string, body: object]>([
  [
    'what it was asked for',
    task({ prompt: 'A lamp', request: asked }),
    CREATE,
    { ...place, ...asked, prompt: 'A lamp' },
  ],
  ['what is usual where nothing is known', task({}), CREATE, { ...place, ...usual }],
  ['what is usual where an earlier version kept nothing', task({ request: undefined }), CREATE, { ...place, ...usual }],
  ['no mask where it is no inpainting', task({ request }), CREATE, { ...place, ...usual, source_media_id: 'picture' }],
  [
    'the same image and mask',
    task({ ...masked, request }),
    INPAINT,
    { ...{ image_media: 'picture', mask_media: 'mask', prompt: 'A boat' }, story: 'story', scene: 'one', aroll: 'a' },
  ],
  [
    'the same image and mask without words',
    task({ ...masked, request, prompt: null }),
    INPAINT,
    { ...{ image_media: 'picture', mask_media: 'mask', prompt: '' }, story: 'story', scene: 'one', aroll: 'a' },
  ],
])('retries a task with %s', async (_what, failed, operation, body) => {
  const { editor, calls } = begin()
  await retryTask(editor, failed)
  expect(calls).toMatchObject([{ operation, busy: [busyKeys.task('a')] }])
  expect(calls[0]?.body).toEqual(body)
})

test.each<[what: string, task: Task]>([
  ['its visual', task({ aroll_id: null, request: asked })],
  ['the scene of its image', task({ ...masked, request, scene_id: null })],
  ['its mask', task({ ...masked, request: { source_media_id: 'picture' } })],
  ['its image', task({ ...masked, request: { mask_media_id: 'mask' } })],
])('does not retry a task where %s is gone', async (_what, failed) => {
  const { editor, calls } = begin()
  expect(await retryTask(editor, failed)).toBeUndefined()
  expect(calls).toEqual([])
})
