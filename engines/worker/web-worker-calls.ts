import { createRemoteCalls, type RemoteCalls, type Reply } from './remote-calls.ts'

/** Calls into a Web Worker. `open` names the script where the bundler can see it: `new Worker(new URL(…), …)`. */
export function createWebWorkerCalls<Request, Result>(open: () => Worker): RemoteCalls<Request, Result> {
  return createRemoteCalls<Request, Result>(({ onReply, onCrash }) => {
    const worker = open()
    worker.addEventListener('message', (event: MessageEvent<Reply<Result>>) => onReply(event.data))
    worker.addEventListener('error', (event) => onCrash(`The engine stopped: ${event.message}`))
    return { post: (call) => worker.postMessage(call), stop: () => worker.terminate() }
  })
}
