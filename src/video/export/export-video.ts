import type { FetchAsset } from '../assets/asset-pool.ts'
import type { Mastering } from '#src/domain/sound.ts'
import type { VideoDocument } from '../document.ts'
import { answerAsset } from './remote-worker.ts'
import type { EarlierFilm } from './earlier-film.ts'
import { ExportError, fromSent } from './errors.ts'
import type { DrawnParts, ExportProgress, FilmAbout, FilmPart, FromWorker, ToWorker } from './protocol.ts'
import type { Section } from './segments.ts'

interface FilmRequest {
  document: VideoDocument
  /** Fetches a file of the film, on the page: there requests carry the session and pass the service worker. */
  fetchAsset: FetchAsset
  /** The story's last film: scenes that did not change are taken out of it instead of being drawn and encoded again. */
  earlier?: EarlierFilm | null
  /** Aborting stops at once and leaves nothing behind; the promise then rejects with the signal's reason. */
  signal?: AbortSignal
}

interface DrawRequest extends FilmRequest {
  onProgress?: (progress: ExportProgress) => void
}

export interface ExportRequest extends DrawRequest {
  /** The file's metadata about its export. */
  about?: FilmAbout | null
  /** What other renderers have drawn: it is joined, and nothing is drawn. */
  drawn?: DrawnParts | null
  /** How many workers draw; left out, as many as the machine has cores for. */
  workers?: number
}

export interface ExportedVideo {
  /** video/mp4. */
  blob: Blob
  /** Releases the storage a long film takes. The blob cannot be read afterwards. */
  dispose(): Promise<void>
}

/** Films longer than this (frames) are written to the browser's storage instead of memory. */
const IN_MEMORY_UP_TO = 90 * 30
const FILE_PREFIX = 'storyloom-export-'

/**
 * Makes an MP4 (H.264, AAC, 30 fps) of a film in a worker of this browser; the page stays free.
 * Rejects with an ExportError whose message can be shown.
 */
export async function exportVideo(request: ExportRequest): Promise<ExportedVideo> {
  const { document, earlier = null, about = null, drawn = null, workers = null, signal } = request
  signal?.throwIfAborted()
  void removeLeftovers()
  const file =
    document.durationInFrames > IN_MEMORY_UP_TO && hasStorage()
      ? `${FILE_PREFIX}${Date.now()}-${crypto.randomUUID()}.mp4`
      : null
  try {
    const task = { document, earlier, about, drawn, file, workers }
    const blob = blobOf(await runWorker({ type: 'film', ...task }, request))
    return { blob: blob ?? (await storedFile(file)), dispose: () => removeFile(file) }
  } catch (error) {
    await removeFile(file)
    throw error
  }
}

/** How a film is divided among several renderers, as the sections of each part in order; none: it is better drawn in one go. */
export async function planParts(request: FilmRequest): Promise<Section[][]> {
  const { document, earlier = null } = request
  const answer = await runWorker({ type: 'divide', document, earlier }, request)
  return answer.type === 'divided' ? answer.parts : []
}

/** Makes a part of a film, for `exportVideo` to join. Rejects as that does. */
export async function exportPart(request: DrawRequest & { part: FilmPart }): Promise<ExportedVideo> {
  const { document, earlier = null, part } = request
  const blob = blobOf(await runWorker({ type: 'part', document, earlier, part }, request))
  return { blob: blob ?? (await storedFile(null)), dispose: () => Promise.resolve() }
}

/** Measures the whole sound of a film, as its export does. Rejects as that does. */
export async function measureFilm({ document, ...request }: Omit<FilmRequest, 'earlier'>): Promise<Mastering> {
  const answer = await runWorker({ type: 'measure', document }, { document, ...request })
  if (answer.type !== 'measured') throw new ExportError('FAILED', 'The sound was not measured')
  return answer.mastering
}

type Answer = Extract<FromWorker, { type: 'done' | 'divided' | 'measured' }>

const blobOf = (answer: Answer) => (answer.type === 'done' ? answer.blob : null)

/** Runs a task in a worker of its own, to its end. */
async function runWorker(task: ToWorker, { fetchAsset, onProgress, signal }: DrawRequest): Promise<Answer> {
  signal?.throwIfAborted()
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module', name: 'export' })
  const abort = new AbortController()
  try {
    return await new Promise<Answer>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true, signal: abort.signal })
      worker.addEventListener('error', (event) => {
        event.preventDefault()
        reject(new ExportError('FAILED', `The export stopped unexpectedly${event.message ? `: ${event.message}` : ''}`))
      })
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === 'need-asset') void answerAsset(worker, data, fetchAsset, abort.signal)
        else if (data.type === 'progress') onProgress?.(data.progress)
        else if (data.type === 'failed') reject(fromSent(data.error))
        else if (data.type !== 'packet') resolve(data)
      })
      worker.postMessage(task)
    })
  } finally {
    abort.abort()
    worker.terminate()
  }
}

function hasStorage(): boolean {
  return typeof navigator.storage?.getDirectory === 'function'
}

async function storedFile(name: string | null): Promise<Blob> {
  if (name === null) throw new ExportError('FAILED', 'The export didn’t produce a file')
  const folder = await navigator.storage.getDirectory()
  return (await folder.getFileHandle(name)).getFile()
}

/** A stopped worker may hold its file for a moment; a file that cannot be removed now is removed as a leftover. */
async function removeFile(name: string | null): Promise<void> {
  if (name === null) return
  const folder = await navigator.storage.getDirectory()
  await folder.removeEntry(name).catch(() => undefined)
}

/** Films of tabs that were closed. A day is kept: another tab may not have saved its film yet. */
async function removeLeftovers(): Promise<void> {
  if (!hasStorage()) return
  const folder = await navigator.storage.getDirectory()
  for await (const name of namesIn(folder)) {
    const madeAt = name.startsWith(FILE_PREFIX) ? Number(name.slice(FILE_PREFIX.length).split('-')[0]) : Infinity
    if (madeAt < Date.now() - 86_400_000) await removeFile(name)
  }
}

/** The names in a folder; the iterator is missing in TypeScript's DOM types. */
function namesIn(folder: FileSystemDirectoryHandle): AsyncIterable<string> {
  return (folder as unknown as { keys(): AsyncIterable<string> }).keys()
}
