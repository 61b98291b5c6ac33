import { apiRequest } from '#src/shared/api/api-request.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { taskText } from '#src/features/editor/core/failed-calls.ts'
import { runLongCommand } from '#src/features/editor/core/run-command.ts'
import { applyTask, isPendingTask, type Task, tasksOf } from '#src/features/editor/core/story-tasks.ts'

/** Cleaned at once: a user's other tasks keep their places. */
const AT_ONCE = 3

export interface CleanUpSettings {
  reduce_noise: boolean
  cut_rumble: boolean
  match_level: boolean
}

/** A recording or video to clean up. */
export interface SoundSource {
  /** Of the original. */
  mediaId: string
  isVideo: boolean
}

/** Cleans up several sounds, a few at once. Ends early when one is refused, or aborted. */
export async function cleanUpSounds(
  editor: Editor,
  sources: readonly SoundSource[],
  settings: CleanUpSettings,
  signal: AbortSignal,
): Promise<void> {
  const waiting = [...sources]
  let isRefused = false
  const work = async () => {
    for (let source = waiting.shift(); source && !isRefused && !signal.aborted; source = waiting.shift()) {
      const task = await requestCleanUp(editor, source, settings)
      if (task) await ended(editor, task.task_id)
      else isRefused = true
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function requestCleanUp(editor: Editor, { mediaId, isVideo }: SoundSource, settings: CleanUpSettings) {
  const body = {
    ...{ model_id: isVideo ? 'clean-up-video' : 'clean-up-recording', story_id: editor.storyId },
    ...{ source_media_id: mediaId, ...settings },
    // The call has numbers for other kinds of task; this one uses none of them.
    ...{ duration: 5, expression_intensity: 3 },
  }
  const task = await runLongCommand(editor, {
    request: apiRequest('createTask', { body }),
    failure: taskText,
    // It is free; but as any task it is accepted once.
    spends: true,
    most: 0,
  })
  if (task) applyTask(editor, task)
  return task
}

function ended(editor: Editor, id: string): Promise<void> {
  const isEnded = (task: Task) => task.task_id === id && !isPendingTask(task)
  return new Promise((resolve) => {
    const look = () => {
      if (!tasksOf(editor).some(isEnded)) return
      stop()
      resolve()
    }
    const stop = editor.queries.getQueryCache().subscribe(look)
    look()
  })
}
