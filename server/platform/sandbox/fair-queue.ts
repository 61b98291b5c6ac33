/** Tasks that wait, first come, first served of one user; users take turns. */
export interface FairQueue<Task> {
  add(task: Task): void
  /** The next task of the first user in turn who may start one; that user then waits behind all others. */
  take(mayStart: (userId: string) => boolean): Task | undefined
  /** Empties it, and returns what waited. */
  clear(): Task[]
}

export function createFairQueue<Task extends { userId: string }>(): FairQueue<Task> {
  /** In turn. */
  const waiting = new Map<string, Task[]>()
  return {
    add(task) {
      const own = waiting.get(task.userId)
      if (own) own.push(task)
      else waiting.set(task.userId, [task])
    },
    take(mayStart) {
      for (const [userId, own] of waiting) {
        if (!mayStart(userId)) continue
        const task = own.shift()
        waiting.delete(userId)
        if (own.length > 0) waiting.set(userId, own)
        return task
      }
      return undefined
    },
    clear() {
      const tasks = [...waiting.values()].flat()
      waiting.clear()
      return tasks
    },
  }
}
