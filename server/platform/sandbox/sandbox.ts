import { OverLimit, UnreadableFile } from '#server/platform/files/unreadable-file.ts'
import type { ByteSource, Sandbox, TaskInput, TaskName } from '#server/platform/ports/sandbox.ts'
import { limitsOf, MAX_READ_BYTES, type SandboxLimits } from './limits.ts'
import type { FromWorker, ToWorker } from './messages.ts'

/** Queued tasks, first come, first served within one user; users take turns. */
interface FairQueue<Task> {
  add(task: Task): void
  /** The next task of the first user in turn who may start one; that user then moves behind all others. */
  take(mayStart: (userId: string) => boolean): Task | undefined
  /** Empties it, and returns the queued tasks. */
  clear(): Task[]
}

/** A worker as its host provides it: it can be killed at any time. */
export interface SandboxWorker {
  post(message: ToWorker): void
  stop(): void
}

export interface WorkerEvents {
  onMessage(message: FromWorker): void
  /** It ended by itself, or by a limit of its host: of processor time or, otherwise, of memory. */
  onDeath(cause?: 'processor time'): void
}

interface Task {
  name: TaskName
  input: TaskInput<TaskName>
  sources: readonly ByteSource[]
  /** Its user; '' for the product's own. */
  userId: string
  resolve(result: unknown): void
  reject(error: Error): void
}

interface Slot {
  worker?: SandboxWorker
  isReady: boolean
  task: Task | undefined
  /** The task's limit while it has one, else the end of an idle worker. */
  timer: ReturnType<typeof setTimeout> | undefined
}

const TOO_SLOW = 'This file takes too long to read. It may be damaged'
const DIED = 'Couldn’t read this file. It may be damaged or too large'
/** Longest a worker's code may take to load, ms. */
const START_MS = 60_000

/**
 * Runs tasks in workers of the host, one at a time in each, users in turn. A worker is kept warm for the next file and ended
 * when none comes.
 */
export function createSandbox(start: (events: WorkerEvents) => SandboxWorker, limits: SandboxLimits): Sandbox {
  const slots = new Set<Slot>()
  const queue = createFairQueue<Task>()

  const isRunning = (userId: string) => [...slots].some(({ task }) => task?.userId === userId)

  /** A user's further tasks start only while another worker stays free: one user's files delay no other user. */
  function mayStart(userId: string): boolean {
    const free = limits.workers - [...slots].filter(({ task }) => task).length
    return free > (isRunning(userId) ? 1 : 0)
  }

  function pump(): void {
    for (let task = queue.take(mayStart); task; task = queue.take(mayStart)) {
      const idle = [...slots].filter((each) => !each.task && each.isReady)
      // The worker that stays free is one that has started, if there is one.
      const slot = idle[isRunning(task.userId) ? 1 : 0] ?? open()
      slot.task = task
      if (slot.isReady) begin(slot, task)
    }
  }

  function open(): Slot {
    const slot: Slot = { isReady: false, task: undefined, timer: undefined }
    slots.add(slot)
    slot.timer = setTimeout(() => end(slot, new Error('The sandbox did not start')), START_MS)
    slot.worker = start({
      onMessage: (message) => slots.has(slot) && receive(slot, message),
      onDeath(cause) {
        const over = new OverLimit(cause === 'processor time' ? TOO_SLOW : DIED)
        end(slot, slot.isReady ? over : new Error('The sandbox could not start'))
      },
    })
    return slot
  }

  function begin(slot: Slot, task: Task): void {
    const sizes = task.sources.map(({ size }) => size)
    const bounds = limitsOf(
      limits,
      task.name,
      sizes.reduce((sum, size) => sum + size, 0),
    )
    clearTimeout(slot.timer)
    slot.timer = setTimeout(() => end(slot, new OverLimit(TOO_SLOW)), bounds.taskMs * limits.clockFactor)
    slot.worker?.post({ kind: 'task', name: task.name, input: task.input, sizes, ...bounds })
  }

  function receive(slot: Slot, message: FromWorker): void {
    const { task } = slot
    if (message.kind === 'ready') {
      slot.isReady = true
      if (task) begin(slot, task)
    } else if (message.kind === 'read') void answerRead(slot, message)
    else if (task) {
      if (message.kind === 'result') task.resolve(message.result)
      else task.reject(message.isForPeople ? new UnreadableFile(message.message) : new Error(message.message))
      rest(slot)
      pump()
    }
  }

  async function answerRead(slot: Slot, { read, source, start, end }: Extract<FromWorker, { kind: 'read' }>) {
    const { task } = slot
    const from = task?.sources[source]
    // A request beyond the limit means that the parser is lost in the file.
    const isInside = from && start >= 0 && start <= end && end <= from.size && end - start <= MAX_READ_BYTES
    const bytes = isInside ? await from.read(start, end).catch(() => null) : null
    if (slots.has(slot) && slot.task === task) slot.worker?.post({ kind: 'bytes', read, bytes })
  }

  function rest(slot: Slot): void {
    slot.task = undefined
    clearTimeout(slot.timer)
    slot.timer = setTimeout(() => end(slot), limits.idleMs)
    // An idle wait keeps no process alive.
    if (typeof slot.timer === 'object') slot.timer.unref()
  }

  function end(slot: Slot, why?: Error): void {
    if (!slots.delete(slot)) return
    clearTimeout(slot.timer)
    slot.worker?.stop()
    if (why) slot.task?.reject(why)
    pump()
  }

  return {
    run: <Result>(name: TaskName, input: TaskInput<TaskName>, sources: readonly ByteSource[] = [], userId = '') =>
      new Promise<Result>((resolve, reject) => {
        queue.add({ name, input, sources, userId, resolve: (result) => resolve(result as Result), reject })
        pump()
      }),
    close() {
      const stopped = new Error('The sandbox was closed')
      for (const { reject } of queue.clear()) reject(stopped)
      for (const slot of slots) end(slot, stopped)
    },
  }
}

function createFairQueue<Task extends { userId: string }>(): FairQueue<Task> {
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
