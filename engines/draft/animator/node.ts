import { createNodeWorkerCalls, type NodeEngineOptions } from '#engines/worker/node-worker-calls.ts'
import { remoteStudio, type RemoteStudio } from './remote-studio.ts'

/** The built-in animator and retoucher for Node, at work in workers. */
export function createNodeStudio({ workerUrl, open = createNodeWorkerCalls }: NodeEngineOptions = {}): RemoteStudio {
  return remoteStudio(() => open(workerUrl ?? new URL('./node-worker.ts', import.meta.url)))
}
