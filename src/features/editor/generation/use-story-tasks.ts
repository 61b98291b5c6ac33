import { getTasks } from '#generated/client/tasks/tasks.ts'
import { useQuery } from '@tanstack/react-query'
import { useRealtimeEvent, useResync } from '#src/shared/realtime/events.ts'
import {
  isPendingTask,
  loadStoryTasks,
  storyTasksKey,
  applyTask,
  type Task,
} from '#src/features/editor/core/story-tasks.ts'
import type { Aroll } from '#src/features/editor/core/open-story.ts'
import { useEditor } from '#src/features/editor/core/use-editor.ts'

/** Polling interval for work without events, ms. */
const POLL_INTERVAL_MS = 5000

/** The story's tasks: those pending when it was opened and all since; the newest first. */
export function useStoryTasks(): readonly Task[] {
  const editor = useEditor()
  const { data } = useQuery({
    queryKey: storyTasksKey(editor.storyId),
    queryFn: ({ signal }) => loadStoryTasks(editor, signal),
    staleTime: Infinity,
    refetchInterval: ({ state }) => (state.data?.some(isPendingTask) ? POLL_INTERVAL_MS : false),
  })
  return data ?? []
}

/** Applies the events of tasks, and catches up after an absence. Mounted once per open story. */
export function useTaskUpdates(): void {
  const editor = useEditor()
  useStoryTasks()
  useRealtimeEvent('aitask', (task) => applyTask(editor, task))
  useRealtimeEvent('image_to_video', (task) => applyTask(editor, task))
  useRealtimeEvent('lip_sync', (task) => applyTask(editor, task))
  useResync(() => void editor.queries.invalidateQueries({ queryKey: storyTasksKey(editor.storyId) }))
}

/** The tasks of a type that were requested for this story, the newest first: from before it was opened, and all since. */
export function useTasksOfType(type: Task['task_type']) {
  const editor = useEditor()
  const live = useStoryTasks().filter(({ task_type: each }) => each === type)
  const isLive = ({ task_id: id }: Task) => live.some((task) => task.task_id === id)
  const before = useQuery({
    queryKey: ['tasksOfType', editor.storyId, type],
    queryFn: async ({ signal }) => (await getTasks({ story_id: editor.storyId, task_type: type }, { signal })).data,
    staleTime: Infinity,
    // No event reports what ended between two answers.
    refetchInterval: ({ state }) =>
      state.data?.some((task) => isPendingTask(task) && !isLive(task)) ? POLL_INTERVAL_MS : false,
  })
  // Later progress is known from its events.
  const older = before.data?.filter((task) => !isLive(task)) ?? []
  const tasks = [...live, ...older].toSorted((one, other) => other.created_at.localeCompare(one.created_at))
  return { ...before, tasks }
}

/** The newest task of an A-roll; undefined when there was none since the story was opened. */
export function useArollTask(arollId: string): Task | undefined {
  return useStoryTasks().find((task) => task.aroll_id === arollId)
}

/** The A-roll's last task from before the story was opened, when it failed and nothing was changed since: it can be retried. */
export function useFailedTask(aroll: Aroll): Task | undefined {
  const { data } = useQuery({
    queryKey: ['arollTasks', aroll.id],
    queryFn: async ({ signal }) => (await getTasks({ aroll_id: aroll.id }, { signal })).data,
    staleTime: Infinity,
  })
  const last = data?.[0]
  const hasFailed = last?.status === 'FAILED' || last?.status === 'THROTTLED'
  return hasFailed && last.updated_at >= aroll.updated_at ? last : undefined
}
