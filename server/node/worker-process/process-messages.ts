import type { WorkerData } from '#engines/worker/node-worker-calls.ts'
import type { Call, Reply } from '#engines/worker/remote-calls.ts'

/** To the process of the workers: each worker is a channel. */
export type ToWorkers =
  | { kind: 'start'; channel: number; script: string; workerData: WorkerData }
  | { kind: 'call'; channel: number; call: Call<unknown> }
  | { kind: 'stop'; channel: number }

export type FromWorkers =
  | { kind: 'reply'; channel: number; reply: Reply<unknown>; residentBytes: number }
  | { kind: 'crash'; channel: number; reason: string }
