import type { CreateTaskRequest } from '#generated/schema.ts'
import { apiRequest } from '#src/shared/api/api-request.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { applyTask } from '#src/features/editor/core/story-tasks.ts'
import { taskText } from '#src/features/editor/core/failed-calls.ts'
import { runLongCommand } from '#src/features/editor/core/run-command.ts'

type TaskRequest = CreateTaskRequest

/** The music to compose; `duration` in seconds. */
export type MusicRequest = Pick<TaskRequest, 'model_id' | 'prompt' | 'duration' | 'engine'>

/** Composes music for the story. Charged when it is ready, and only with a result. @param most credits that were shown */
export async function composeMusic(editor: Editor, wanted: MusicRequest, most: number) {
  const task = await runLongCommand(editor, {
    // The call has a number for every kind of task; music uses none of it.
    request: apiRequest('createTask', { body: { ...wanted, story_id: editor.storyId, expression_intensity: 3 } }),
    failure: taskText,
    busy: busyKeys.composing,
    spends: true,
    most,
  })
  if (task) applyTask(editor, task)
  return task
}
