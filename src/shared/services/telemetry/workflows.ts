import type { Workflow } from './events.ts'
import { track } from './telemetry.ts'

const keyOf = (storyId: string) => `workflow:${storyId}`

/** A story was sent on its way; the tab remembers by which workflow until it is finished. */
export function beginWorkflow(storyId: string, workflow: Workflow): void {
  sessionStorage.setItem(keyOf(storyId), workflow)
}

/** The story is finished and shown. Sent once, in the tab that started it. */
export function completeWorkflow(storyId: string): void {
  const workflow = sessionStorage.getItem(keyOf(storyId)) as Workflow | null
  if (workflow === null) return
  sessionStorage.removeItem(keyOf(storyId))
  track({ name: 'UI_Story_Complete', workflow, story_id: storyId })
}
