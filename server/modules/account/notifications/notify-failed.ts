import type { Scope } from '#server/platform/context.ts'
import { notify } from './notify.ts'

export interface FailedWork {
  /** Names the work, whatever parts of it fail: the job, or what several jobs were asked for with. */
  work: string
  /** In a few words: 'A picture failed'. */
  title: string
  /** Why, and what became of its credits. */
  text: string
  storyId?: string | null | undefined
  /** Path in the app where the work is shown. */
  path: string
}

/** Notifies once of what failed while the person may be elsewhere, not of what they stopped themselves. */
export async function notifyFailed(scope: Scope, userId: string, { work, ...what }: FailedWork): Promise<void> {
  await notify(scope, userId, { kind: 'TASK_FAILED', key: `failed:${work}`, ...what })
}
