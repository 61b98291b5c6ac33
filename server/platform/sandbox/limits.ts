import type { TaskName } from '#server/platform/ports/sandbox.ts'

/** Of one task; a limit of a kind of task is at most the general one. */
interface TaskLimits {
  /** Longest a task may take, ms of processor time (where workers cannot count it, by the clock), … */
  taskMs: number
  /** Memory that it may use beyond what its worker held before, bytes. Enforced like a worker's. */
  growthBytes: number
}

export interface SandboxLimits extends TaskLimits {
  kinds: Readonly<Partial<Record<TaskName, Partial<TaskLimits>>>>
  /** … and how much longer for each megabyte it may read, up to `MOST_MEGABYTES`. */
  msPerMegabyte: number
  /**
   * The factor for wall-clock time, which ends tasks that wait and never work: on a busy machine a good file waits for the
   * processor, and for its bytes.
   */
  clockFactor: number
  /** Total memory of a worker, bytes. Enforced where the host can: for a process, not for a browser's worker. */
  memoryBytes: number
  /** Workers at the same time. */
  workers: number
  /** A worker without work is ended after this long, ms. */
  idleMs: number
}

export const SANDBOX_LIMITS: SandboxLimits = {
  taskMs: 5_000,
  growthBytes: 700_000_000,
  // A few hundred bytes of SVG describe any amount of work.
  kinds: {
    renderSvg: { taskMs: 2_000, growthBytes: 300_000_000 },
    probeMedia: { growthBytes: 400_000_000 },
    sniffType: { growthBytes: 100_000_000 },
  },
  msPerMegabyte: 50,
  clockFactor: 12,
  memoryBytes: 700_000_000,
  workers: 3,
  idleMs: 15_000,
}

/** The largest sound: of larger videos, only the index is read. */
const MOST_MEGABYTES = 200

/** The limit of a task that reads this many bytes. */
export function limitsOf(limits: SandboxLimits, name: TaskName, bytes: number): TaskLimits {
  const own = limits.kinds[name]
  const taskMs = Math.min(limits.taskMs, own?.taskMs ?? Infinity)
  return {
    taskMs: taskMs + Math.min(bytes / 1_000_000, MOST_MEGABYTES) * limits.msPerMegabyte,
    growthBytes: Math.min(limits.growthBytes, own?.growthBytes ?? Infinity),
  }
}

/** The most a task may read at once, bytes: the largest image. */
export const MAX_READ_BYTES = 32_000_000
