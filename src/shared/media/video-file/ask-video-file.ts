import type { FromVideoFileWorker, ToVideoFileWorker, VideoFileAnswers, VideoFileTask } from './protocol.ts'

const UNREADABLE = 'Couldn’t read the video'

interface Limits {
  signal?: AbortSignal | undefined
  /** Longest it may take, ms; without it, as long as the user waits. */
  timeoutMs?: number
  /** @param share done, 0 to 1 */
  onProgress?: (share: number) => void
}

/**
 * Has a chosen video read in a worker: a damaged one can keep its reader busy for ever, and only a worker can be ended then. Rejects
 * when it is stopped, takes too long or cannot be read.
 */
export async function askVideoFile<Task extends VideoFileTask>(
  task: Task,
  file: Blob,
  { signal, timeoutMs, onProgress }: Limits = {},
): Promise<VideoFileAnswers[Task]> {
  signal?.throwIfAborted()
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'video file' })
  const isOver = new AbortController()
  const limits = [...(signal ? [signal] : []), ...(timeoutMs === undefined ? [] : [AbortSignal.timeout(timeoutMs)])]
  try {
    return await new Promise<VideoFileAnswers[Task]>((resolve, reject) => {
      for (const limit of limits)
        limit.addEventListener('abort', () => reject(limit.reason as Error), { signal: isOver.signal })
      worker.addEventListener('error', (event) => {
        event.preventDefault()
        reject(new Error(UNREADABLE))
      })
      worker.addEventListener('message', ({ data }: MessageEvent<FromVideoFileWorker>) => {
        if (data.type === 'progress') onProgress?.(data.share)
        else if (data.type === 'failed') reject(new Error(UNREADABLE))
        else resolve(data.answer as VideoFileAnswers[Task])
      })
      worker.postMessage({ task, file } satisfies ToVideoFileWorker)
    })
  } finally {
    isOver.abort()
    worker.terminate()
  }
}
