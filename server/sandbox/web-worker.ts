import type { ToWorker } from './messages.ts'
import { serveTasks } from './serve-tasks.ts'
import { createTasks, type DecodePicture } from './tasks.ts'

const decodePicture: DecodePicture = async (bytes) => {
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
  const { width, height } = bitmap
  bitmap.close()
  return { width, height }
}

const take = serveTasks(createTasks(decodePicture), (message) => self.postMessage(message))
self.addEventListener('message', (event: MessageEvent<ToWorker>) => take(event.data))
self.postMessage({ kind: 'ready' })
