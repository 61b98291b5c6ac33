import { useQuery } from '@tanstack/react-query'
import { estimateTask } from '#generated/client/tasks/tasks.ts'
import { requestOfTask } from '../commands/create-task.ts'
import type { Task } from '#src/features/editor/core/story-tasks.ts'
import { useEditor } from '#src/features/editor/core/use-editor.ts'

/** What asking for a failed task again costs, credits at most; without a price where it would be refused now: asking then says why. */
export function useRetryPrice(task: Task) {
  const { storyId } = useEditor()
  const place = { story_id: storyId, ...(task.aroll_id !== null && { aroll_id: task.aroll_id }) }
  const request = { ...requestOfTask(task), ...place }
  const { data, isPending } = useQuery({
    queryKey: ['estimateTask', request],
    queryFn: ({ signal }) => estimateTask(request, { signal }),
    retry: false,
  })
  return { most: data?.credits, isPending }
}
