import type { components } from '#generated/types/api.ts'
import { ApiError } from '#src/shared/api/api-error.ts'
import { client } from '#src/shared/api/client.ts'
import { uploadMedia } from '#src/shared/media/upload-media.ts'
import type { Editor } from '../lib/editor.ts'
import { takeTask } from '../lib/story-tasks.ts'
import { answered } from './answered.ts'
import { visualText } from './failure-text.ts'
import { runCommand } from './run-command.ts'

export type TaskWish = Omit<components['schemas']['CreateTaskRequest'], 'story_id' | 'aroll_id'>

/** Name of asking in the store's `busy`; how far the task itself is stands in the story's tasks. */
export const askingOf = (arollId: string) => `task:${arollId}`

/** What was asked for, so that a failed task can be asked for again. */
const wishes = new Map<string, TaskWish>()
export const wishOf = (taskId: string): TaskWish | undefined => wishes.get(taskId)

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
  wishes.set(task.task_id, wish)
  takeTask(editor, task)
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
  if (task) takeTask(editor, task)
  return task
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
export async function repaintPicture(editor: Editor, { sceneId, arollId, imageMediaId, mask, prompt }: RepaintWish) {
  const place = { story_id: editor.storyId, scene_id: sceneId }
  const task = await runCommand(editor, {
    call: async (key) => {
      const media = await uploadMedia({ input: mask, place })
      return answered(
        await client.POST('/core-api/create_inpainting_request', {
          body: {
            image_media: imageMediaId,
            mask_media: media.id,
            prompt,
            story: editor.storyId,
            scene: sceneId,
            aroll: arollId,
          },
          params: { header: { 'Idempotency-Key': key } },
        }),
      )
    },
    failure: taskText,
    isLong: true,
    busy: askingOf(arollId),
    spends: true,
  })
  if (task) takeTask(editor, task)
  return task
}

/** What the server says about a field is for people; otherwise the texts of refused pictures. */
function taskText(error: unknown): string {
  const said = error instanceof ApiError ? Object.values(error.fields ?? {}).flat()[0] : undefined
  return said ?? visualText(error)
}
