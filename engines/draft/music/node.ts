import { createNodeWorkerCalls, type NodeEngineOptions } from '#engines/worker/node-worker-calls.ts'
import { remoteMusic, type RemoteMusic } from './remote-music.ts'

/** The built-in music for Node, rendered in a worker. */
export function createNodeMusic({ workerUrl, open = createNodeWorkerCalls }: NodeEngineOptions = {}): RemoteMusic {
  return remoteMusic(open(workerUrl ?? new URL('./node-worker.ts', import.meta.url)))
}
