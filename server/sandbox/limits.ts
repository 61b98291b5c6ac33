export interface SandboxLimits {
  /** Longest a task may take, ms of processor time (where workers cannot count it, by the clock), … */
  taskMs: number
  /** … and how much longer for each megabyte it may read. */
  msPerMegabyte: number
  /** How many times as long by the clock: on a busy machine a good file waits for the processor, and for its bytes. */
  clockFactor: number
  /** Memory of a worker with everything in it, bytes. Bound where the host can: a process of its own, not a browser's worker. */
  memoryBytes: number
  /** Workers at the same time. */
  workers: number
  /** A worker without work is ended after this long, ms. */
  idleMs: number
}

export const SANDBOX_LIMITS: SandboxLimits = {
  taskMs: 10_000,
  msPerMegabyte: 25,
  clockFactor: 4,
  memoryBytes: 700_000_000,
  workers: 3,
  idleMs: 15_000,
}

/** Most a task may ask for at once, bytes: the largest picture. */
export const MAX_READ_BYTES = 32_000_000
