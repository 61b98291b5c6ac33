import { useState } from 'react'
import type { CreateTaskRequest, Task } from '#generated/schema.ts'
import { useCreateTask } from '#generated/client/tasks/tasks.ts'
import { mostCredits } from '#src/shared/api/most-credits.ts'

const headersOf = (price: number | undefined) => ({
  'Idempotency-Key': crypto.randomUUID(),
  ...(price !== undefined && mostCredits(price)),
})

/**
 * Starts the work of a tool page (image tool: generate image; upscale, reframe, modify video): sends several requests, one after the
 * other; each is accepted, and paid, by itself.
 */
export function useStart() {
  const create = useCreateTask()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Error | null>(null)

  /**
   * Returns the work that was accepted before a refusal.
   * @param prepare stores what the call needs, for example a mask
   * @param price credits that were shown for each; undefined: the table of costs was
   */
  async function start(prepare: () => Promise<CreateTaskRequest[]>, price?: number): Promise<Task[]> {
    if (isBusy) return []
    setBusy(true)
    setProblem(null)
    const accepted: Task[] = []
    try {
      for (const data of await prepare()) accepted.push(await create.mutateAsync({ data, headers: headersOf(price) }))
    } catch (cause) {
      setProblem(cause instanceof Error ? cause : new Error(String(cause)))
    } finally {
      setBusy(false)
    }
    return accepted
  }
  return { start, isBusy, problem }
}
