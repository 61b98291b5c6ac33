import { createNodeWorkerCalls, type NodeEngineOptions } from '#engines/worker/node-worker-calls.ts'
import { remoteIllustrator, type RemoteIllustrator } from './remote-illustrator.ts'

/** The built-in illustrator for Node, painting in a worker. */
export function createNodeIllustrator({
  workerUrl,
  open = createNodeWorkerCalls,
}: NodeEngineOptions = {}): RemoteIllustrator {
  return remoteIllustrator(open(workerUrl ?? new URL('./node-worker.ts', import.meta.url)))
}
