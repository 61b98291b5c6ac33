import type { RemoteCalls } from '#engines/worker/remote-calls.ts'

/** A model on this machine, as engines use it. */
export interface ModelOnDisk {
  id: string
  /** The name shown to users. */
  label: string
  /** Whether its files are here now: they may be fetched and deleted while the server runs. */
  isHere(): boolean
  /** Calls into the worker that runs it. */
  open<Request, Result>(): RemoteCalls<Request, Result>
}

/** What a worker of a model starts with; absolute paths. */
export interface ModelPaths {
  /** The folder of the model's files. */
  model: string
  /** That of ONNX Runtime. */
  runtime: string
  /** That of the dictionary of pronunciations. */
  dictionary: string
  /** The speech program. */
  flite: string
}

/** Longest time of one call, ms. */
export const WORK_MS = 600_000

/** The caller's signal, and one that aborts after `WORK_MS`. */
export const limited = (signal: AbortSignal | undefined): AbortSignal =>
  AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(WORK_MS)])

export const missing = ({ id, label }: ModelOnDisk): string =>
  `${label} isn’t on this server yet. Its operator can fetch it: npm run models -- fetch ${id}`
