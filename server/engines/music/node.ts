import { createNodeWorkerCalls } from '../worker/node-worker-calls.ts'
import { remoteMusic, type RemoteMusic } from './remote-music.ts'

/** The built-in music for Node, rendered in a worker thread. */
export function createNodeMusic(options: { workerUrl?: URL } = {}): RemoteMusic {
  return remoteMusic(createNodeWorkerCalls(options.workerUrl ?? new URL('./node-worker.ts', import.meta.url)))
}
