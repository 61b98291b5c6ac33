import { ApiError, errorText } from '#src/shared/api/api-error.ts'
import { fetchFile } from '#src/shared/media/fetch-file.ts'
import type { RunRender } from '#src/shared/story/renders/run-render-type.ts'
import { exportVideo } from '#src/video/export/export-video.ts'
import { toVideoDocument } from '#src/video/to-video-document.ts'
import { deliverFilm } from './deliver-film.ts'
import { createRenderClient } from './render-client.ts'
import { createReporter } from './reporter.ts'
import type { FilmReceipts } from '#generated/schema.ts'
import type { FilmAbout } from '#src/video/export/protocol.ts'
import { engineLines } from '#src/shared/lib/receipt-lines.ts'

/**
 * Runs a render in this page and delivers it: loads its document, exports it in a worker, reports the progress, uploads the file.
 * The same code for a user's own tab and for the server's headless browser. Never rejects: it ends in one of three ways, and
 * the server knows which one.
 */
export const runRender: RunRender = async ({ renderId, token, onProgress, signal }) => {
  const client = createRenderClient(renderId, token)
  const stop = new AbortController()
  signal?.addEventListener('abort', () => stop.abort(signal.reason), { once: true })
  if (signal?.aborted) stop.abort(signal.reason)
  const reporter = createReporter(client, () => stop.abort(new DOMException('The export was cancelled', 'AbortError')))
  try {
    stop.signal.throwIfAborted()
    const { story, earlier, receipts } = await client.loadDocument(stop.signal)
    const video = await exportVideo({
      document: toVideoDocument(story),
      earlier: earlier && { document: toVideoDocument(earlier.story), url: earlier.video_url },
      about: receipts && aboutFilm(receipts),
      fetchAsset: fetchFile,
      signal: stop.signal,
      onProgress(progress) {
        reporter.report(progress)
        onProgress?.(progress)
      },
    })
    try {
      return { status: 'COMPLETED', render: await deliverFilm(client, video.blob, stop.signal) }
    } finally {
      await video.dispose()
    }
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
