import type { VideoDocument } from '../document.ts'
import { loadFilmText } from '../load-film-text.ts'
import { drawSections } from './draw-sections.ts'
import { toSent } from './errors.ts'
import { createGate } from './gate.ts'
import { measureSound } from './master.ts'
import type { ExportProgress, FromWorker, ToWorker } from './protocol.ts'
import type { FilmPacket } from './video-encoding.ts'
import { writeFilm } from './write-film.ts'
import { divideFilm, writePart } from './write-part.ts'

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

const tools = { fetchAsset, onProgress }

async function perform(message: Task): Promise<FromWorker> {
  if (message.type === 'divide') return { type: 'divided', parts: await divideFilm(message, fetchAsset) }
  if (message.type === 'measure') {
    const mastering = await measureSound(message.document, fetchAsset, new AbortController().signal)
    return { type: 'measured', mastering }
  }
  await loadFilmText(scope.fonts, message.document)
  if (message.type === 'film') return { type: 'done', blob: await writeFilm({ ...message, ...tools }) }
  if (message.type === 'part') return { type: 'done', blob: await writePart({ ...message, ...tools }) }
  const onPacket = (packet: FilmPacket) => send({ type: 'packet', packet }, [packet.data.buffer])
  await drawSections({ ...message, fetchAsset, written, onPacket })
  return { type: 'done', blob: null }
}

type Task = Extract<ToWorker, { document: VideoDocument }>

scope.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('document' in data)
    return void perform(data).then(send, (error: unknown) => send({ type: 'failed', error: toSent(error) }))
  if (data.type === 'written') return written.advance(data.frames)
  const request = waiting.get(data.id)
  waiting.delete(data.id)
  if (data.type === 'asset') request?.resolve(data.blob)
  else request?.reject(new Error(data.message))
})
