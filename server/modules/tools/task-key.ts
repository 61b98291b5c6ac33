/** Names the job of a task. */
export function taskKey(taskId: string): string {
  return `task:${taskId}`
}
