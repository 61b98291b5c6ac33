import type { CreateTaskRequest } from '#generated/schema.ts'
import { apiRequest } from '#src/shared/api/api-request.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { applyTask, type Task } from '#src/features/editor/core/story-tasks.ts'
import { requestInpainting } from '#src/features/editor/visuals/commands/create-inpainting-request.ts'
import { taskText } from '#src/features/editor/core/failed-calls.ts'
import { runLongCommand } from '#src/features/editor/core/run-command.ts'

export type TaskRequest = Omit<CreateTaskRequest, 'story_id' | 'aroll_id'>

/**
 * Requests work of a model on an A-roll: upscale, image editing, reframe, image to video, lip sync, modify video. Charged on acceptance,
 * refunded without a result.
 * @param most credits that were shown
 */
export async function createTask(editor: Editor, arollId: string, wanted: TaskRequest, most?: number) {
  const task = await runLongCommand(editor, {
    request: apiRequest('createTask', { body: { ...wanted, story_id: editor.storyId, aroll_id: arollId } }),
    failure: taskText,
    busy: busyKeys.task(arollId),
    spends: true,
    most,
  })
  if (task) applyTask(editor, task)
  return task
}

/** The request of a failed task, for a retry, also when the first attempt was before a reload. */
export function requestOfTask({ model_id, prompt, request }: Task): TaskRequest {
  const { duration = 5, expression_intensity = 3, ...wanted } = request ?? {}
  return { ...wanted, duration, expression_intensity, model_id, ...(prompt !== null && { prompt }) }
}

/**
 * Repeats the request; undefined where the story or A-roll is gone.
 * @param most credits that were shown
 */
export async function retryTask(editor: Editor, task: Task, most?: number) {
  const { aroll_id: arollId, scene_id: sceneId, prompt } = task
  if (arollId === null) return undefined
  const { mask_media_id: mask, ...wanted } = requestOfTask(task)
  if (task.task_type !== 'inpainting') return createTask(editor, arollId, wanted, most)
  if (sceneId === null || mask === undefined || wanted.source_media_id === undefined) return undefined
  const image = { image_media: wanted.source_media_id, mask_media: mask, prompt: prompt ?? '' }
  return requestInpainting(editor, { sceneId, arollId }, () => Promise.resolve(image), most)
}
