import { EngineError } from '#engines/ports.ts'
import { UnreadableFile } from '#server/platform/files/unreadable-file.ts'
import type { ByteSource, SandboxTasks, TaskInput, TaskName } from '#server/platform/ports/sandbox.ts'
import type { FromWorker, ToWorker } from './messages.ts'

/** The worker's side: answers tasks one after the other. Returns the handler of the host's messages. */
export function serveTasks(tasks: SandboxTasks, post: (message: FromWorker) => void): (message: ToWorker) => void {
  const reads = new Map<number, (bytes: Uint8Array | null) => void>()
  let count = 0

  const openSource = (size: number, source: number): ByteSource => ({
    size,
    async read(start, end) {
      const read = ++count
      const bytes = await new Promise<Uint8Array | null>((resolve) => {
        reads.set(read, resolve)
        post({ kind: 'read', read, source, start, end })
      })
      if (!bytes) throw new UnreadableFile('The file is missing')
      return bytes
    },
  })

  const runTask = async (name: TaskName, input: TaskInput<TaskName>, sizes: readonly number[]) => {
    try {
      const task = tasks[name] as (input: TaskInput<TaskName>, sources: ByteSource[]) => Promise<unknown>
      post({ kind: 'result', result: await task(input, sizes.map(openSource)) })
    } catch (error) {
      const isForPeople = error instanceof UnreadableFile || error instanceof EngineError
      post({ kind: 'failure', message: error instanceof Error ? error.message : String(error), isForPeople })
    }
  }

  return (message) => {
    if (message.kind === 'task') return void runTask(message.name, message.input, message.sizes)
    reads.get(message.read)?.(message.bytes)
    reads.delete(message.read)
  }
}
