import { useQuery } from '@tanstack/react-query'
import type { TaskEstimate, ToolResult } from '#generated/schema.ts'
import { estimateTask } from '#generated/client/tasks/tasks.ts'
import { requestOfResult } from '../lib/task-request.ts'
import { anySeed } from '../lib/variations.ts'
import type { Workspace } from './use-workspace.ts'

/** Repeats the work of a result with its original settings, regardless of the current ones. */
export function useRerun(workspace: Workspace, made: ToolResult) {
  const request = requestOfResult(made)
  const estimate = useQuery<TaskEstimate>({
    queryKey: ['estimateTask', request],
    queryFn: ({ signal }) => estimateTask(request, { signal }),
  })
  const price = estimate.data?.credits
  return {
    /** Credits at most; undefined while they are unknown. */
    price,
    start: () => workspace.begin([request], price),
    /** From another seed; of a part, with the same marks. */
    vary: () => workspace.begin([{ ...request, seed: anySeed() }], price),
  }
}
