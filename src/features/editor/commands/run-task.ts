import type { components } from '#generated/types/api.ts'
import { ApiError } from '#src/shared/api/api-error.ts'
import { client } from '#src/shared/api/client.ts'
import { uploadMedia } from '#src/shared/media/upload-media.ts'
import type { Editor } from '../lib/editor.ts'
import { applyTask, type Task } from '../lib/story-tasks.ts'
import { answered } from './answered.ts'
import { visualText } from './failure-text.ts'
import { runCommand } from './run-command.ts'

export type TaskWish = Omit<components['schemas']['CreateTaskRequest'], 'story_id' | 'aroll_id'>

/** Name of asking in the store's `busy`; how far the task itself is stands in the story's tasks. */
export const askingOf = (arollId: string) => `task:${arollId}`

/** Asks a model for work on an A-roll. Charged when it is accepted, refunded when nothing comes out. */
export async function createTask(editor: Editor, arollId: string, wish: TaskWish) {
  const body = { ...wish, story_id: editor.storyId, aroll_id: arollId }
  const task = await runCommand(editor, {
    call: async (key) =>
      answered(await client.POST('/core-api/task/create', { body, params: { header: { 'Idempotency-Key': key } } })),
    failure: taskText,
    isLong: true,
    busy: askingOf(arollId),
    spends: true,
  })
  if (!task) return undefined
  applyTask(editor, task)
  return task
}

/** Stops a task; its cost comes back. */
export async function cancelTask(editor: Editor, taskId: string) {
  const path = { task_id: taskId }
  const task = await runCommand(editor, {
    call: async () => answered(await client.POST('/core-api/task/{task_id}/cancel', { params: { path } })),
    failure: (error) => (error instanceof ApiError ? error.message : 'An error occurred'),
    isLong: true,
    spends: true,
  })
  if (task) applyTask(editor, task)
  return task
}

/** Asks for the same again, also when the first time was before a reload; undefined where the story or A-roll is gone. */
export async function retryTask(editor: Editor, task: Task) {
  const { aroll_id: arollId, scene_id: sceneId, model_id, prompt, request } = task
  if (arollId === null) return undefined
  const { mask_media_id: mask, duration = 5, expression_intensity = 3, ...wish } = request ?? {}
  const again = { ...wish, duration, expression_intensity, model_id, ...(prompt !== null && { prompt }) }
  if (task.task_type !== 'inpainting') return createTask(editor, arollId, again)
  if (sceneId === null || mask === undefined || wish.source_media_id === undefined) return undefined
  const picture = { image_media: wish.source_media_id, mask_media: mask, prompt: prompt ?? '' }
  return askToRepaint(editor, { sceneId, arollId }, () => Promise.resolve(picture))
}

export interface RepaintWish {
  sceneId: string
  arollId: string
  imageMediaId: string
  /** As large as the picture, white where it is painted anew. */
  mask: File
  prompt: string
}

/** Asks for a part of a picture to be painted anew: the mask is stored first. */
export function repaintPicture(editor: Editor, { imageMediaId, mask, prompt, ...place }: RepaintWish) {
  return askToRepaint(editor, place, async () => {
    const media = await uploadMedia({ input: mask, place: { story_id: editor.storyId, scene_id: place.sceneId } })
    return { image_media: imageMediaId, mask_media: media.id, prompt }
  })
}

async function askToRepaint(
  editor: Editor,
  { sceneId, arollId }: { sceneId: string; arollId: string },
  prepare: () => Promise<{ image_media: string; mask_media: string; prompt: string }>,
) {
  const task = await runCommand(editor, {
    call: async (key) => {
      const body = { ...(await prepare()), story: editor.storyId, scene: sceneId, aroll: arollId }
      const params = { header: { 'Idempotency-Key': key } }
      return answered(await client.POST('/core-api/create_inpainting_request', { body, params }))
    },
    failure: taskText,
    isLong: true,
    busy: askingOf(arollId),
    spends: true,
  })
  if (task) applyTask(editor, task)
  return task
}

/** What the server says about a field is for people; otherwise the texts of refused pictures. */
function taskText(error: unknown): string {
  const said = error instanceof ApiError ? Object.values(error.fields ?? {}).flat()[0] : undefined
  return said ?? visualText(error)
}
