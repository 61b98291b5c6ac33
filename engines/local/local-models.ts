import { EngineError } from '#engines/ports.ts'
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

/** Longest time of one call, minutes. */
const MOST_MINUTES = 10

/** Work of a model that is here, within its time. Rejects with an EngineError for users otherwise. */
export async function useModel<Result>(
  model: ModelOnDisk,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  if (!model.isHere()) throw new EngineError(missing(model))
  const limit = AbortSignal.timeout(MOST_MINUTES * 60_000)
  try {
    return await work(signal ? AbortSignal.any([signal, limit]) : limit)
  } catch (cause) {
    if (!limit.aborted || signal?.aborted) throw cause
    throw new EngineError(`${model.label} was not done after ${MOST_MINUTES} minutes`, { cause })
  }
}

export const missing = ({ id, label }: ModelOnDisk): string =>
  `${label} isn’t on this server yet. Its operator can fetch it: npm run models -- fetch ${id}`
