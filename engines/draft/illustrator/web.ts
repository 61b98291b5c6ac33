import { createWebWorkerCalls } from '#engines/worker/web-worker-calls.ts'
import { remoteIllustrator, type RemoteIllustrator } from './remote-illustrator.ts'

/** The built-in illustrator for the tab, painting in a Web Worker. */
export function createWebIllustrator(): RemoteIllustrator {
  return remoteIllustrator(
    createWebWorkerCalls(() => new Worker(new URL('./web-worker.ts', import.meta.url), { type: 'module' })),
  )
}
