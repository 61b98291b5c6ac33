import type { FetchAsset } from '../assets/asset-pool.ts'
import type { FromBeatsWorker } from './beats-worker.ts'
import type { FoundBeats } from './find-beats.ts'

const UNREADABLE = 'Couldn’t find the beats of the music'

/** Files are searched one after the other: each takes a processor for seconds. */
let last: Promise<unknown> = Promise.resolve()

/** Finds the beats of a sound in a worker. Rejects when the file is missing or cannot be decoded. */
export function loadBeats(url: string, fetchAsset: FetchAsset): Promise<FoundBeats> {
  const found = last.then(async () => askWorker(await fetchAsset(url, new AbortController().signal)))
  last = found.catch(() => undefined)
  return found
}

async function askWorker(file: Blob): Promise<FoundBeats> {
  const worker = new Worker(new URL('./beats-worker.ts', import.meta.url), { type: 'module', name: 'beats' })
  try {
    return await new Promise<FoundBeats>((resolve, reject) => {
      worker.addEventListener('error', (event) => {
        event.preventDefault()
        reject(new Error(UNREADABLE))
      })
      worker.addEventListener('message', ({ data }: MessageEvent<FromBeatsWorker>) => {
        if (data) resolve(data)
        else reject(new Error(UNREADABLE))
      })
      worker.postMessage(file)
    })
  } finally {
    worker.terminate()
  }
}
