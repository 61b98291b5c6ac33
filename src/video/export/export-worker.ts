import { loadFilmText } from '../load-film-text.ts'
import { drawPart } from './draw-part.ts'
import { toSent } from './errors.ts'
import { createGate } from './gate.ts'
import type { ExportProgress, FromWorker, ToWorker } from './protocol.ts'
import { writeFilm } from './write-film.ts'

const scope = globalThis as unknown as DedicatedWorkerGlobalScope
const waiting = new Map<number, { resolve: (blob: Blob) => void; reject: (error: Error) => void }>()
const written = createGate()
let asked = 0

const send = (message: FromWorker, transfer: Transferable[] = []) => scope.postMessage(message, transfer)

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
  const isSoon = progress.stage === lastStage && now - lastSent < PROGRESS_EVERY_MS
  if (isSoon && progress.frame < progress.totalFrames) return
  lastSent = now
  lastStage = progress.stage
  send({ type: 'progress', progress })
}

async function start(message: Extract<ToWorker, { type: 'start' }>): Promise<Blob | null> {
  const { document, earlier, about, file, parts } = message
  await loadFilmText(scope.fonts, document)
  return writeFilm({ document, earlier, about, fetchAsset, file, parts, onProgress })
}

async function startPart(message: Extract<ToWorker, { type: 'start-part' }>): Promise<null> {
  await loadFilmText(scope.fonts, message.document)
  await drawPart({
    ...message,
    fetchAsset,
    written,
    onPacket: (packet) => send({ type: 'packet', packet }, [packet.data.buffer]),
  })
  return null
}

function answerWith(work: Promise<Blob | null>): void {
  work.then(
    (blob) => send({ type: 'done', blob }),
    (error: unknown) => send({ type: 'failed', error: toSent(error) }),
  )
}

scope.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'start') return answerWith(start(data))
  if (data.type === 'start-part') return answerWith(startPart(data))
  if (data.type === 'written') return written.advance(data.frames)
  const request = waiting.get(data.id)
  waiting.delete(data.id)
  if (data.type === 'asset') request?.resolve(data.blob)
  else request?.reject(new Error(data.message))
})
