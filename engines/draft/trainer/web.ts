import { createWebWorkerCalls } from '#engines/worker/web-worker-calls.ts'
import { remoteTrainer, type RemoteTrainer } from './remote-trainer.ts'

/** The built-in trainer for the tab, at work in a Web Worker. */
export function createWebTrainer(): RemoteTrainer {
  return remoteTrainer(
    createWebWorkerCalls(() => new Worker(new URL('./web-worker.ts', import.meta.url), { type: 'module' })),
  )
}
