import { parentPort, workerData } from 'node:worker_threads'
import type { Call } from '#engines/worker/remote-calls.ts'

/** A test's request to this worker. */
export type EchoRequest =
  | { kind: 'who' }
  /** Answers when that URL does. */
  | { kind: 'wait'; url: string }
  /** Reports that it is half done, and answers when that URL does. */
  | { kind: 'half'; url: string }
  | { kind: 'fail' }
  | { kind: 'die' }

export interface EchoResult {
  pid: number
  name: string
}

const { name } = workerData as { name: string }

parentPort?.on('message', ({ id, request }: Call<EchoRequest>) => {
  const answer = () => parentPort?.postMessage({ id, result: { pid: process.pid, name } satisfies EchoResult })
  if (request.kind === 'who') answer()
  else if (request.kind === 'fail') parentPort?.postMessage({ id, message: 'Not today', isEngineError: true })
  else if (request.kind === 'die') throw new Error('out of order')
  else {
    if (request.kind === 'half') parentPort?.postMessage({ id, share: 0.5 })
    void fetch(request.url).then(answer)
  }
})
