import { createWebWorkerCalls } from '#engines/worker/web-worker-calls.ts'
import { remoteVoice, type RemoteVoice } from './remote-voice.ts'

/** The built-in voice for the tab: speaks in a Web Worker, which loads the 15 MB (compressed) program at the first use. */
export function createWebVoice(): RemoteVoice {
  return remoteVoice(
    createWebWorkerCalls(() => new Worker(new URL('./web-worker.ts', import.meta.url), { type: 'module' })),
  )
}
