import { answerTo } from '#src/shared/api/testing/answer-to.ts'
// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useNotices } from '#src/shared/ui/snackbar/notify.ts'
import { exampleStory } from '#src/video/testing/example-story.ts'
import { createTask, retryTask } from '../generation/commands/create-task.ts'
import { setUpServer } from '../testing/set-up-server.ts'
import { createEditor, type Editor } from './editor.ts'
import { failureOf, loadStoryTasks, storyTasksKey, applyTask, type Task } from './story-tasks.ts'

const server = setUpServer()

let editor: Editor
let loads: string[]
const story = exampleStory()
const [scene] = story.scenes
const aroll = scene?.arolls[0]
if (!scene || !aroll) throw new Error('The example has no A-roll')

beforeEach(() => {
  editor = createEditor(story, new QueryClient())
  loads = []
  server.use(
    answerTo('getAroll', () => {
      loads.push('aroll')
      return HttpResponse.json(aroll)
    }),
    answerTo('getScene', () => {
      loads.push('scene')
      return HttpResponse.json(scene)
    }),
  )
})

const task = (more: Partial<Task> = {}): Task => ({
  task_id: '0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e41',
  task_type: 'upscale',
  model_id: 'draft-upscale',
  status: 'PROCESSING',
  error_message: null,
  progress: 10,
  story_id: story.story_id,
  scene_id: scene.id,
  aroll_id: aroll.id,
  prompt: null,
  request: {},
  result_media: null,
  credits_charged: 2,
  created_at: '2026-11-21T09:12:41Z',
  updated_at: '2026-11-21T09:12:41Z',
  ...more,
})
const shown = () => editor.queries.getQueryData<Task[]>(storyTasksKey(story.story_id)) ?? []
const said = () => useNotices.getState().shown.map(({ message }) => message)

test('a COMPLETED task loads the A-roll again, or the flagged scene; repeated and late events change nothing', async () => {
  applyTask(editor, task())
  const done = task({ status: 'COMPLETED', progress: 100 })
  applyTask(editor, done)
  applyTask(editor, done)
  applyTask(editor, task({ progress: 90 }))
  applyTask(editor, task({ status: 'FAILED', error_message: 'Late' }))
  await expect.poll(() => loads).toEqual(['aroll'])
  expect(shown().map(({ status }) => status)).toEqual(['COMPLETED'])
  expect(said()).toEqual([])
  applyTask(editor, { ...task({ task_id: '2', status: 'COMPLETED' }), refetch_scene: true })
  await expect.poll(() => loads).toEqual(['aroll', 'scene'])
})

test('a task’s events in the wrong order never go back, and those of other stories are ignored', () => {
  applyTask(editor, task({ progress: 90 }))
  applyTask(editor, task({ progress: 10 }))
  expect(shown()[0]?.progress).toBe(90)
  applyTask(editor, task({ task_id: '3', story_id: 'another' }))
  expect(shown()).toHaveLength(1)
})

test.each([
  ['FAILED', null, 'Generation failed. You were not charged.'],
  ['FAILED', 'Generation failed: too little memory', 'Generation failed: too little memory. You were not charged.'],
  ['CANCELLED', 'Cancelled. You were not charged.', 'Cancelled. You were not charged.'],
  ['THROTTLED', 'Too many tasks at once. You were not charged.', 'Too many tasks at once. You were not charged.'],
] as const)('a task that is %s says why, and that it cost nothing', (status, message, expected) => {
  applyTask(editor, task({ status, error_message: message, credits_charged: 0 }))
  expect(said()).toEqual([expected])
  expect(loads).toEqual([])
  expect(failureOf(task({ status, error_message: message, credits_charged: 0 }))).toBe(expected)
})

test('a task that is no longer pending after an absence is fetched by its id', async () => {
  applyTask(editor, task())
  server.use(
    answerTo('getPendingTasks', () => HttpResponse.json({ data: [] })),
    answerTo('getTasks', ({ request }) => {
      expect(new URL(request.url).searchParams.get('task_id')).toBe(task().task_id)
      return HttpResponse.json({ data: [task({ status: 'COMPLETED', progress: 100 })] })
    }),
  )
  const tasks = await loadStoryTasks(editor)
  expect(tasks.map(({ status }) => status)).toEqual(['COMPLETED'])
  await expect.poll(() => loads).toEqual(['scene'])
})

test('a refused task shows the reason', async () => {
  server.use(
    answerTo('createTask', () =>
      HttpResponse.json({ message: 'Check', fields: { prompt: ['Describe what you want to see'] } }, { status: 400 }),
    ),
  )
  const asked = { model_id: 'draft-upscale', duration: 5, expression_intensity: 3 }
  expect(await createTask(editor, aroll.id, asked)).toBeUndefined()
  expect(said()).toEqual(['Describe what you want to see'])
  for (const [error, text] of [
    ['SAFETY_SYSTEM_VIOLATION', 'This prompt isn’t allowed. Change it and try again. You were not charged.'],
    ['IMAGE_USAGE_LIMIT_REACHED', 'You’ve reached your image limit. You were not charged.'],
  ]) {
    useNotices.setState({ shown: [] })
    server.use(answerTo('createTask', () => HttpResponse.json({ message: 'No', error }, { status: 403 })))
    await createTask(editor, aroll.id, asked)
    expect(said()).toEqual([text])
  }
})

test('a failed task is retried with the request that the server stored', async () => {
  const asked: unknown[] = []
  server.use(
    answerTo('createTask', async ({ request }) => {
      asked.push(await request.json())
      return HttpResponse.json(task(), { status: 202 })
    }),
    answerTo('createInpaintingRequest', async ({ request }) => {
      asked.push(await request.json())
      return HttpResponse.json(task({ task_type: 'inpainting' }), { status: 202 })
    }),
  )
  const place = { aroll_id: aroll.id, scene_id: scene.id }
  const request = { source_media_id: 'an image', duration: 7, generate_audio: true, expression_intensity: 3 }
  await retryTask(
    editor,
    task({ ...place, status: 'FAILED', model_id: 'draft-image-to-video', prompt: 'pan', request }),
  )
  const repaint = { source_media_id: 'an image', mask_media_id: 'a mask' }
  await retryTask(
    editor,
    task({ ...place, status: 'FAILED', task_type: 'inpainting', prompt: 'bee', request: repaint }),
  )
  expect(asked).toEqual([
    { ...request, model_id: 'draft-image-to-video', prompt: 'pan', story_id: story.id, aroll_id: aroll.id },
    {
      ...{ image_media: 'an image', mask_media: 'a mask', prompt: 'bee' },
      ...{ story: story.id, scene: scene.id, aroll: aroll.id },
    },
  ])
  expect(shown()).toHaveLength(1)
})
