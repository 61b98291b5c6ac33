import { EngineError } from '../ports.ts'

export interface Call<Request> {
  id: number
  request: Request
}

export type Reply<Result> =
  | { id: number; result: Result }
  /** `told` marks a failure whose text is meant for people. */
  | { id: number; message: string; told: boolean }

export interface EngineWorker<Request> {
  post(call: Call<Request>): void
  stop(): void
}

export interface RemoteCalls<Request, Result> {
  /** @param signal when it is aborted, the call rejects; a worker that nobody else waits for is ended with its work */
  call(request: Request, signal?: AbortSignal): Promise<Result>
  /** Ends the worker; calls under way reject. The next call starts a new one. */
  close(): void
}

const STOPPED = 'The engine was stopped.'

interface Waiting<Result> {
  resolve(result: Result): void
  reject(error: Error): void
}

/**
 * Calls into a worker, matched with its replies. `start` is called at the first call and again after a crash; it hands
 * the worker's replies to `onReply` and its death to `onCrash`.
 */
export function createRemoteCalls<Request, Result>(
  start: (onReply: (reply: Reply<Result>) => void, onCrash: (reason: string) => void) => EngineWorker<Request>,
): RemoteCalls<Request, Result> {
  const waiting = new Map<number, Waiting<Result>>()
  let worker: EngineWorker<Request> | undefined
  let calls = 0

  function settle(reply: Reply<Result>): void {
    const call = waiting.get(reply.id)
    waiting.delete(reply.id)
    if (!call) return
    if ('result' in reply) call.resolve(reply.result)
    else call.reject(reply.told ? new EngineError(reply.message) : new Error(reply.message))
  }

  function drop(reason: string): void {
    worker?.stop()
    worker = undefined
    for (const { reject } of waiting.values()) reject(new Error(reason))
    waiting.clear()
  }

  return {
    async call(request, signal) {
      signal?.throwIfAborted()
      worker ??= start(settle, drop)
      const { post } = worker
      const id = ++calls
      const giveUp = () => {
        if (waiting.size === 1 && waiting.has(id)) drop(STOPPED)
        else settle({ id, message: STOPPED, told: false })
      }
      signal?.addEventListener('abort', giveUp)
      return new Promise<Result>((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        post({ id, request })
      }).finally(() => signal?.removeEventListener('abort', giveUp))
    },
    close: () => drop(STOPPED),
  }
}

/** What a worker does with a call, whatever kind of worker it is. */
export function answerCall<Request, Result>(
  work: (request: Request) => Result,
  { id, request }: Call<Request>,
): Reply<Result> {
  try {
    return { id, result: work(request) }
  } catch (error) {
    return { id, message: error instanceof Error ? error.message : String(error), told: error instanceof EngineError }
  }
}

/** The memory behind some bytes, to be moved to another thread instead of copied. */
export function transferOf({ buffer }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer ? [buffer] : []
}
