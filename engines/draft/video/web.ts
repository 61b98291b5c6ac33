import type { FromVideoWorker, OpenVideoChannel } from './protocol.ts'
import { newFileName, removeLeftovers, removeStoredFile } from './stored-file.ts'

/** A Web Worker of this page for one piece of work. */
export const openWebVideo: OpenVideoChannel = (onMessage, onEnd) => {
  void removeLeftovers().catch(() => undefined)
  // It is named after its file, which it leaves behind when it is ended.
  const name = newFileName()
  const worker = new Worker(new URL('./web-worker.ts', import.meta.url), { type: 'module', name })
  worker.addEventListener('message', ({ data }: MessageEvent<FromVideoWorker>) => onMessage(data))
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    // A worker whose code failed to load gives no message.
    onEnd(event.message || 'its code could not be loaded')
  })
  return {
    post: (message) => worker.postMessage(message),
    close() {
      worker.terminate()
      void removeStoredFile(name)
    },
  }
}
