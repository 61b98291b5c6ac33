import { Worker } from 'node:worker_threads'
import { createRemoteCalls, isLast, type RemoteCalls, type Reply } from './remote-calls.ts'

/** A worker's start data. */
export type WorkerData = Readonly<Record<string, string>>

/** Starts calls into the worker that a script describes. */
export type OpenWorkerCalls = <Request, Result>(script: URL, workerData?: WorkerData) => RemoteCalls<Request, Result>

export interface NodeEngineOptions {
  /** The built worker; otherwise the one beside the engine's source. */
  workerUrl?: URL
  /** Where the worker runs; otherwise in a thread of this process. */
  open?: OpenWorkerCalls
}

/** Calls into a worker thread of Node, started at the first call; an idle thread does not keep the process alive. */
export function createNodeWorkerCalls<Request, Result>(
  script: URL,
  workerData: WorkerData = {},
): RemoteCalls<Request, Result> {
  return createRemoteCalls<Request, Result>(({ onReply, onCrash }) => {
    const worker = new Worker(script, { workerData })
    let pending = 0
    worker.on('message', (reply: Reply<Result>) => {
      if (isLast(reply) && --pending === 0) worker.unref()
      onReply(reply)
    })
    worker.on('error', (error: Error) => onCrash(`The engine stopped: ${error.message}`))
    worker.unref()
    return {
      post(call) {
        if (++pending === 1) worker.ref()
        worker.postMessage(call)
      },
      stop: () => void worker.terminate(),
    }
  })
}
