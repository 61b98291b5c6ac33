import { useQuery } from '@tanstack/react-query'
import { getTasks } from '#generated/client/tasks/tasks.ts'
import { isPendingTask, type Task } from '../../../lib/story-tasks.ts'
import { useEditor } from '../../../hooks/use-editor.ts'
import { useStoryTasks } from '../../../hooks/use-story-tasks.ts'

/** ms */
const POLL_INTERVAL_MS = 5_000

const isMusic = ({ task_type: type }: Task) => type === 'music'

/** The music that was asked for this story, the newest first: from before it was opened, and all since. */
export function useComposedMusic() {
  const editor = useEditor()
  const live = useStoryTasks().filter(isMusic)
  const isLive = ({ task_id: id }: Task) => live.some((task) => task.task_id === id)
  const before = useQuery({
    queryKey: ['composedMusic', editor.storyId],
    queryFn: async ({ signal }) => (await getTasks({ story_id: editor.storyId, task_type: 'music' }, { signal })).data,
    staleTime: Infinity,
    // No event tells of what ended between two answers.
    refetchInterval: ({ state }) =>
      state.data?.some((task) => isPendingTask(task) && !isLive(task)) ? POLL_INTERVAL_MS : false,
  })
  // What moved on since is known from its events.
  const older = before.data?.filter((task) => !isLive(task)) ?? []
  const tasks = [...live, ...older].toSorted((one, other) => other.created_at.localeCompare(one.created_at))
  return { ...before, tasks }
}
