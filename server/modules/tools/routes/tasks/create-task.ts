import { route } from '#server/platform/http/route.ts'
import { acceptTask } from '#server/modules/tools/accept-task.ts'
import { presentOneTask } from '#server/modules/tools/present-task.ts'
import { readTaskRequest } from '#server/modules/tools/read-task-request.ts'

/**
 * Accepts an AI task (the image tool's generate image, image editing, upscale, reframe, image to video, lip sync, avatar
 * video, modify video, music) for a model that an engine here provides; charged now, refunded on failure.
 */
export const createTask = route('createTask', async ({ user, body, ...scope }) => {
  const { model, wanted } = await readTaskRequest(scope, user, body)
  return presentOneTask(scope, await acceptTask(scope, user.id, model, wanted))
})
