import { createWebWorkerCalls } from '#engines/worker/web-worker-calls.ts'
import { remoteStudio, type RemoteStudio } from './remote-studio.ts'

/** The built-in animator and retoucher for the tab, at work in Web Workers. */
export function createWebStudio(): RemoteStudio {
  return remoteStudio(() =>
    createWebWorkerCalls(() => new Worker(new URL('./web-worker.ts', import.meta.url), { type: 'module' })),
  )
}
