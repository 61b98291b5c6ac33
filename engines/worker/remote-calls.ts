import { EngineError } from '#engines/ports.ts'

export interface Call<Request> {
  id: number
  request: Request
}

export type Reply<Result> =
  | { id: number; result: Result }
  /** `isEngineError` marks a failure with a user-readable message. */
  | { id: number; message: string; isEngineError: boolean }
  /** Not its end: how far the work is, 0 to 1. */
  | { id: number; share: number }

/** Whether a call is over with this reply. */
export const isLast = (reply: Reply<unknown>): boolean => !('share' in reply)

export interface EngineWorker<Request> {
  post(call: Call<Request>): void
  stop(): void
}

export interface RemoteCalls<Request, Result> {
  /**
   * @param signal when aborted, the call rejects; a worker without other calls is ended
   * @param onProgress receives progress, 0 to 1, from workers that report it
   */
  call(request: Request, signal?: AbortSignal, onProgress?: (share: number) => void): Promise<Result>
  /** Starts the worker ahead of the first call, unless it runs. */
  prepare(): void
  /** Ends the worker; calls under way reject. The next call starts a new one. */
  close(): void
}

/** Events of a started worker. */
export interface WorkerEvents<Result> {
  onReply(reply: Reply<Result>): void
  onCrash(reason: string): void
  /** It takes no further calls: the next one starts another worker, and this one is stopped when its last call is answered. */
  onRetire(): void
}

const STOPPED = 'The engine was stopped.'

interface Waiting<Result> {
  resolve(result: Result): void
  reject(error: Error): void
  onProgress?: ((share: number) => void) | undefined
}

interface Started<Request, Result> {
  worker: EngineWorker<Request>
  waiting: Map<number, Waiting<Result>>
}

/** Calls into a worker, matched with its replies. `start` is called by `prepare` or the first call, and again after a crash or retirement. */
export function createRemoteCalls<Request, Result>(
  start: (events: WorkerEvents<Result>) => EngineWorker<Request>,
): RemoteCalls<Request, Result> {
  let current: Started<Request, Result> | undefined
  let calls = 0

  function open(): Started<Request, Result> {
    const started: Started<Request, Result> = {
      waiting: new Map(),
      worker: start({
        onReply(reply) {
          settle(started.waiting, reply)
          if (started !== current && started.waiting.size === 0) started.worker.stop()
        },
        onCrash: (reason) => drop(started, reason),
        onRetire() {
          if (started === current) current = undefined
          if (started.waiting.size === 0) started.worker.stop()
        },
      }),
    }
    return started
  }

  function drop(started: Started<Request, Result>, reason: string): void {
    if (started === current) current = undefined
    started.worker.stop()
    for (const { reject } of started.waiting.values()) reject(new Error(reason))
    started.waiting.clear()
  }

  return {
    async call(request, signal, onProgress) {
      signal?.throwIfAborted()
      const started = (current ??= open())
      const { waiting, worker } = started
      const id = ++calls
      const giveUp = () => {
        if (waiting.size === 1 && waiting.has(id)) drop(started, STOPPED)
        else settle(waiting, { id, message: STOPPED, isEngineError: false })
      }
      signal?.addEventListener('abort', giveUp)
      return new Promise<Result>((resolve, reject) => {
        waiting.set(id, { resolve, reject, onProgress })
        worker.post({ id, request })
      }).finally(() => signal?.removeEventListener('abort', giveUp))
    },
    prepare() {
      current ??= open()
    },
    close() {
      if (current) drop(current, STOPPED)
    },
  }
}

function settle<Result>(waiting: Map<number, Waiting<Result>>, reply: Reply<Result>): void {
  const call = waiting.get(reply.id)
  if ('share' in reply) return call?.onProgress?.(reply.share)
  waiting.delete(reply.id)
  if (!call) return
  if ('result' in reply) call.resolve(reply.result)
  else call.reject(reply.isEngineError ? new EngineError(reply.message) : new Error(reply.message))
}

/** Handles a call in any kind of worker. */
export function answerCall<Request, Result>(
  work: (request: Request) => Result,
  { id, request }: Call<Request>,
): Reply<Result> {
  try {
    return { id, result: work(request) }
  } catch (error) {
    return failureOf(id, error)
  }
}

/** The same for work that waits for something. */
export async function answerAsync<Request, Result>(
  work: (request: Request) => Promise<Result>,
  { id, request }: Call<Request>,
): Promise<Reply<Result>> {
  try {
    return { id, result: await work(request) }
  } catch (error) {
    return failureOf(id, error)
  }
}

const failureOf = (id: number, error: unknown) => ({
  id,
  message: error instanceof Error ? error.message : String(error),
  isEngineError: error instanceof EngineError,
})

/** The memory behind some bytes, to be moved to another thread instead of copied. */
export function transferOf({ buffer }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer ? [buffer] : []
}
