import { loadFilmFonts } from '../fonts.ts'
import { ExportError } from './errors.ts'
import type { ExportProgress, FromWorker, ToWorker } from './protocol.ts'
import { messageOf } from './video-encoding.ts'
import { writeFilm } from './write-film.ts'

const scope = globalThis as unknown as DedicatedWorkerGlobalScope
const waiting = new Map<number, { resolve: (blob: Blob) => void; reject: (error: Error) => void }>()
let asked = 0

const send = (message: FromWorker) => scope.postMessage(message)

function fetchAsset(url: string): Promise<Blob> {
  const id = asked++
  send({ type: 'need-asset', id, url })
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
}

/** More messages than a screen shows would only keep the page busy. */
const PROGRESS_EVERY_MS = 80
let lastSent = 0
let lastStage = ''
function onProgress(progress: ExportProgress): void {
  const now = performance.now()
  if (progress.stage === lastStage && now - lastSent < PROGRESS_EVERY_MS && progress.frame < progress.totalFrames)
    return
  lastSent = now
  lastStage = progress.stage
  send({ type: 'progress', progress })
}

async function start(message: Extract<ToWorker, { type: 'start' }>): Promise<void> {
  try {
    await loadFilmFonts(scope.fonts, message.document)
    const blob = await writeFilm({ document: message.document, fetchAsset, file: message.file, onProgress })
    send({ type: 'done', blob })
  } catch (error) {
    const code = error instanceof ExportError ? error.code : 'FAILED'
    send({ type: 'failed', code, message: messageOf(error) })
  }
}

scope.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'start') return void start(data)
  const request = waiting.get(data.id)
  waiting.delete(data.id)
  if (data.type === 'asset') request?.resolve(data.blob)
  else request?.reject(new Error(data.message))
})
