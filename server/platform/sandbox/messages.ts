import type { TaskInput, TaskName } from '#server/platform/ports/sandbox.ts'

/** To a worker: a task, or an answer to its `read`. */
export type ToWorker =
  /** `taskMs` is the processor time it may take, `growthBytes` the memory. */
  | {
      kind: 'task'
      name: TaskName
      input: TaskInput<TaskName>
      sizes: number[]
      taskMs: number
      growthBytes: number
    }
  /** null: the source could not be read. */
  | { kind: 'bytes'; read: number; bytes: Uint8Array | null }

/** From a worker, which runs one task at a time. */
export type FromWorker =
  /** Its code is loaded; time is counted from here. */
  | { kind: 'ready' }
  | { kind: 'read'; read: number; source: number; start: number; end: number }
  | { kind: 'result'; result: unknown }
  /** `isForPeople` marks a failure whose text may be shown. */
  | { kind: 'failure'; message: string; isForPeople: boolean }
