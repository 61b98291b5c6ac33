import { getPendingTasks, getTasks } from '#generated/client/tasks/tasks.ts'
import type { Task } from '#generated/schema.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { refreshAroll, refreshScene } from './refresh-story.ts'
import type { Editor } from './editor.ts'

export type { Task }

/** An event also says whether the whole scene changed. */
export type TaskUpdate = Task & { refetch_scene?: boolean }

export const storyTasksKey = (storyId: string) => ['storyTasks', storyId] as const

export const isPendingTask = ({ status }: Task): boolean => status === 'CREATED' || status === 'PROCESSING'

/** The story's known tasks; the newest first. */
export const tasksOf = (editor: Editor): readonly Task[] =>
  editor.queries.getQueryData<readonly Task[]>(storyTasksKey(editor.storyId)) ?? []

/** The newest task first, each once. */
const withTask = (tasks: readonly Task[], task: Task): Task[] =>
  [task, ...tasks.filter(({ task_id: id }) => id !== task.task_id)].toSorted((a, b) =>
    b.created_at.localeCompare(a.created_at),
  )

/**
 * Applies the progress of a task. An end is final: late and repeated events change nothing and are shown once. An end is handled as
 * the specification says: COMPLETED loads the scene (if flagged) or the A-roll again, everything else says why it failed.
 */
export function applyTask(editor: Editor, task: TaskUpdate): void {
  if (task.story_id !== editor.storyId) return
  const before = tasksOf(editor).find(({ task_id: id }) => id === task.task_id)
  if (before && !isPendingTask(before)) return
  if (before && isPendingTask(task) && before.progress > task.progress) return
  editor.queries.setQueryData(storyTasksKey(editor.storyId), (tasks: readonly Task[] = []) => withTask(tasks, task))
  if (!isPendingTask(task)) answerEnd(editor, task)
}

function answerEnd(editor: Editor, task: TaskUpdate): void {
  if (task.status !== 'COMPLETED') return notify(failureOf(task), { tone: 'error' })
  if (task.refetch_scene && task.scene_id !== null) void refreshScene(editor, task.scene_id)
  else if (task.aroll_id !== null) void refreshAroll(editor, task.aroll_id)
}

/** Why a task ended without a result, and that it was free. */
export function failureOf({ error_message: message, credits_charged: charged }: Task): string {
  const reason = message ?? 'Generation failed'
  if (charged > 0 || reason.includes('not charged')) return reason
  return `${reason.replace(/\.$/u, '')}. You were not charged.`
}

/** Loads running tasks; those missing from the list have ended meanwhile and are fetched by id. */
export async function loadStoryTasks(editor: Editor, signal?: AbortSignal): Promise<readonly Task[]> {
  const options = signal ? { signal } : {}
  const { data: pending } = await getPendingTasks({ story_id: editor.storyId }, options)
  const lost = tasksOf(editor).filter(
    (task) => isPendingTask(task) && !pending.some(({ task_id: id }) => id === task.task_id),
  )
  const ended = await Promise.all(lost.map(({ task_id }) => getTasks({ task_id }, options)))
  for (const { data } of ended) for (const task of data) applyTask(editor, { ...task, refetch_scene: true })
  for (const task of pending) applyTask(editor, task)
  return tasksOf(editor)
}
