import type { SandboxTasks } from '#server/sandbox/tasks.ts'

/** Bytes from outside, read part by part. */
export interface ByteSource {
  /** Bytes. */
  size: number
  /** @param end exclusive, as in `slice` */
  read(start: number, end: number): Promise<Uint8Array>
}

export type TaskName = keyof SandboxTasks
export type TaskInput<Name extends TaskName> = Parameters<SandboxTasks[Name]>[0]
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<SandboxTasks[Name]>>

/**
 * Where bytes from outside are read: a process of its own on Node, a Web Worker in the tab. It can be ended at any instant, so a
 * file that keeps its parser busy for ever, or fills the memory, costs no more than its limit and nobody else's time.
 */
export interface Sandbox {
  /**
   * Runs one task. Rejects with an `UnreadableFile`, its text meant for people, when the task refuses the file, takes too long, needs
   * too much memory or crashes.
   * @param sources what the task may read, by index
   */
  run<Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    sources?: readonly ByteSource[],
  ): Promise<TaskResult<Name>>
  /** Ends every worker; tasks under way reject. The next task starts a new one. */
  close(): void
}
