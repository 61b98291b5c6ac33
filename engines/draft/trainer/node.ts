import { createNodeWorkerCalls, type NodeEngineOptions } from '#engines/worker/node-worker-calls.ts'
import { remoteTrainer, type RemoteTrainer } from './remote-trainer.ts'

/** The built-in trainer for Node, at work in a worker. */
export function createNodeTrainer({ workerUrl, open = createNodeWorkerCalls }: NodeEngineOptions = {}): RemoteTrainer {
  return remoteTrainer(open(workerUrl ?? new URL('./node-worker.ts', import.meta.url)))
}
