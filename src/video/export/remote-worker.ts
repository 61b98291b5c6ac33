import type { DrawRequest } from './draw-sections.ts'
import { ExportError, fromSent, messageOf } from './errors.ts'
import type { FromWorker, ToWorker } from './protocol.ts'
import type { FetchAsset } from '../assets/asset-pool.ts'

/** Frames between two notes of how far the film is written. */
const NOTE_EVERY = 15

/** Draws sections in another worker, which runs this very file. Aborting ends that worker. */
export async function drawInWorker(request: DrawRequest, signal: AbortSignal): Promise<void> {
  const { document, choice, worker: number, sections, ahead, fetchAsset, onPacket, written } = request
  const worker = new Worker(self.location.href, { type: 'module', name: `export worker ${number}` })
  const over = new AbortController()
  const post = (message: ToWorker) => worker.postMessage(message)

  async function reportWritten(): Promise<void> {
    for (let frames = NOTE_EVERY; ; frames = written.reached + NOTE_EVERY) {
      await written.until(frames)
      if (over.signal.aborted) return
      post({ type: 'written', frames: written.reached })
    }
  }

  try {
    await new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true, signal: over.signal })
      worker.addEventListener('error', (event) => {
        event.preventDefault()
        reject(new ExportError('FAILED', `A worker of the export stopped unexpectedly: ${event.message}`))
      })
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === 'need-asset') void answerAsset(worker, data, fetchAsset, over.signal)
        else if (data.type === 'packet') onPacket(data.packet)
        else if (data.type === 'done') resolve()
        else if (data.type === 'failed') reject(fromSent(data.error))
      })
      post({ type: 'draw', document, choice, worker: number, sections, ahead })
      // It ends with the gate, whose closing the drawing reports.
      reportWritten().catch(() => undefined)
    })
  } finally {
    over.abort()
    worker.terminate()
  }
}

/** Fetches a file a worker requests and hands it over. */
export async function answerAsset(
  worker: Worker,
  { id, url }: Extract<FromWorker, { type: 'need-asset' }>,
  fetchAsset: FetchAsset,
  signal: AbortSignal,
): Promise<void> {
  const answer = await fetchAsset(url, signal).then(
    (blob): ToWorker => ({ type: 'asset', id, blob }),
    (error: unknown): ToWorker => ({ type: 'asset-failed', id, message: messageOf(error) }),
  )
  if (!signal.aborted) worker.postMessage(answer)
}
