import { createWebWorkerCalls } from '#engines/worker/web-worker-calls.ts'
import { remoteMusic, type RemoteMusic } from './remote-music.ts'

/** The built-in music for the tab, rendered in a Web Worker. */
export function createWebMusic(): RemoteMusic {
  return remoteMusic(
    createWebWorkerCalls(() => new Worker(new URL('./web-worker.ts', import.meta.url), { type: 'module' })),
  )
}
