import { useQuery } from '@tanstack/react-query'
import { getTasks } from '#generated/client/tasks/tasks.ts'
import type { Task } from '../lib/story-tasks.ts'
import { useEditor } from './use-editor.ts'
import { useStoryTasks } from './use-story-tasks.ts'

const isMusic = ({ task_type: type }: Task) => type === 'music'

/** The music that was asked for this story, the newest first: from before it was opened, and all since. */
export function useComposedMusic() {
  const editor = useEditor()
  const live = useStoryTasks().filter(isMusic)
  const before = useQuery({
    queryKey: ['composedMusic', editor.storyId],
    queryFn: async ({ signal }) => (await getTasks({ story_id: editor.storyId, task_type: 'music' }, { signal })).data,
    staleTime: Infinity,
  })
  // What moved on since is known from its events.
  const older = before.data?.filter(({ task_id: id }) => !live.some((task) => task.task_id === id)) ?? []
  const tasks = [...live, ...older].toSorted((one, other) => other.created_at.localeCompare(one.created_at))
  return { ...before, tasks }
}
