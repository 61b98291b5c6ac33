import { ApiError, errorText } from '#src/shared/api/api-error.ts'
import { fetchFile } from '#src/shared/media/fetch-file.ts'
import type { RunRender } from '#src/shared/story/renders/run-render-type.ts'
import { type ExportedVideo, exportPart, exportVideo, planParts } from '#src/video/export/export-video.ts'
import { toVideoDocument } from '#src/video/to-video-document.ts'
import type { Section } from '#src/video/export/segments.ts'
import { deliverFilm, deliverPart } from './deliver-film.ts'
import { createRenderClient, type RenderClient } from './render-client.ts'
import { createReporter } from './reporter.ts'
import type { FilmReceipts, Render, RenderDocument, RenderSection, RenderSectionInput } from '#generated/schema.ts'
import type { ExportProgress, FilmAbout } from '#src/video/export/protocol.ts'
import { engineLines } from '#src/shared/lib/receipt-lines.ts'

/**
 * Does a renderer's task in this page: loads its document, draws in a worker, reports the progress, uploads the file. The same code
 * for a user's own tab and for the server's headless browser. Never rejects: it ends in one of three ways, and the server knows which
 * one.
 */
export const runRender: RunRender = async ({ renderId, token, onProgress, signal }) => {
  const client = createRenderClient(renderId, token)
  const stop = new AbortController()
  signal?.addEventListener('abort', () => stop.abort(signal.reason), { once: true })
  if (signal?.aborted) stop.abort(signal.reason)
  const reporter = createReporter(client, () => stop.abort(new DOMException('The export was cancelled', 'AbortError')))
  try {
    stop.signal.throwIfAborted()
    const rendered = await doTask(await client.loadDocument(stop.signal), {
      client,
      signal: stop.signal,
      onProgress(progress) {
        reporter.report(progress)
        onProgress?.(progress)
      },
    })
    return { status: 'COMPLETED', render: rendered }
  } catch (error) {
    if (stop.signal.aborted || hasEnded(error)) return { status: 'CANCELLED' }
    const message = errorText(error, 'The export failed. Please export again.')
    // When even this call is lost, the server notices the missing reports.
    await client.fail(message).catch(() => undefined)
    return { status: 'FAILED', message }
  } finally {
    reporter.stop()
  }
}

interface TaskTools {
  client: RenderClient
  signal: AbortSignal
  onProgress: (progress: ExportProgress) => void
}

async function doTask({ task, ...given }: RenderDocument, { client, signal, onProgress }: TaskTools): Promise<Render> {
  const film = {
    document: toVideoDocument(given.story),
    earlier: given.earlier && { document: toVideoDocument(given.earlier.story), url: given.earlier.video_url },
    fetchAsset: fetchFile,
    signal,
  }
  if (task.kind === 'IMAGES' || task.kind === 'SOUND') {
    const part = task.kind === 'SOUND' ? 'SOUND' : { sections: task.sections.map(readSection) }
    return delivered(await exportPart({ ...film, part, onProgress }), (blob) => deliverPart(client, blob, signal))
  }
  if (task.kind === 'WHOLE' && task.can_divide) {
    const parts = await planParts(film)
    if (parts.length > 0) return client.divide(parts.map((sections) => ({ sections: sections.map(sendSection) })))
  }
  const drawn =
    task.kind === 'JOIN'
      ? {
          images: task.parts.map((part) => ({ url: part.video_url, sections: part.sections.map(readSection) })),
          sound: task.sound_url,
        }
      : undefined
  const video = await exportVideo({
    ...film,
    ...(drawn && { drawn }),
    about: given.receipts && aboutFilm(given.receipts),
    onProgress,
  })
  return delivered(video, (blob) => deliverFilm(client, blob, signal))
}

async function delivered(video: ExportedVideo, deliver: (blob: Blob) => Promise<Render>): Promise<Render> {
  try {
    return await deliver(video.blob)
  } finally {
    await video.dispose()
  }
}

const readSection = ({ from_frame: from, frames }: RenderSection): Section => ({ from, frames })
const sendSection = ({ from, frames }: Section): RenderSectionInput => ({ from_frame: from, frames })

/** The render was cancelled, or another page has delivered it. */
function hasEnded(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'RENDER_ENDED'
}

/**
 * Provenance metadata in the video file. A video is shown to everyone, so the words that its user wrote, the
 * settings and the failures stay in the list beside it.
 */
function aboutFilm({ receipts, ...film }: FilmReceipts): FilmAbout {
  const shown = receipts.map(({ place, receipt }) => {
    const { prompt: _words, settings: _settings, failures: _failures, ...made } = receipt
    return { place, ...made }
  })
  return {
    description: engineLines(film.engines).join('\n'),
    comment: JSON.stringify({ ...film, receipts: shown }),
  }
}
