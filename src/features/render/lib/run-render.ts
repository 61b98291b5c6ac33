import { ApiError } from '#src/shared/api/api-error.ts'
import { fetchFile } from '#src/shared/media/fetch-file.ts'
import { exportVideo } from '#src/video/export/export-video.ts'
import type { ExportProgress } from '#src/video/export/protocol.ts'
import { toVideoDocument } from '#src/video/to-video-document.ts'
import { errorText } from '#src/shared/api/error-text.ts'
import { aboutFilm } from './about-film.ts'
import { deliverFilm } from './deliver-film.ts'
import { renderCalls, type Render } from './render-call.ts'
import { createReporter } from './reporter.ts'

export interface RunRenderRequest {
  renderId: string
  /** The render's one-time token; null uses the person's session. */
  token: string | null
  /** Where the drawing is, for the page that draws. The server is notified anyway. */
  onProgress?: (progress: ExportProgress) => void
  /** Aborting stops drawing; telling the server (cancelRender) is the caller's. */
  signal?: AbortSignal
}

export type RenderOutcome =
  { status: 'COMPLETED'; render: Render } | { status: 'CANCELLED' } | { status: 'FAILED'; message: string }

/**
 * Draws a render in this page and delivers it: loads its document, exports it in a worker, reports as it goes, puts the file.
 * The same code for a person's own tab and for the server's headless browser. Never rejects: it ends in one of three ways, and
 * the server knows which.
 */
export async function runRender({ renderId, token, onProgress, signal }: RunRenderRequest): Promise<RenderOutcome> {
  const calls = renderCalls(renderId, token)
  const stop = new AbortController()
  signal?.addEventListener('abort', () => stop.abort(signal.reason), { once: true })
  if (signal?.aborted) stop.abort(signal.reason)
  const reporter = createReporter(calls, () => stop.abort(new DOMException('The export was cancelled', 'AbortError')))
  try {
    stop.signal.throwIfAborted()
    const { story, earlier, receipts } = await calls.loadDocument(stop.signal)
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
      return { status: 'COMPLETED', render: await deliverFilm(calls, video.blob, stop.signal) }
    } finally {
      await video.dispose()
    }
  } catch (error) {
    if (stop.signal.aborted || hasEnded(error)) return { status: 'CANCELLED' }
    const message = errorText(error, 'The export failed. Nothing was lost; export again.')
    // When even this call is lost, the server notices by itself: nobody reports on the render any more.
    await calls.fail(message).catch(() => undefined)
    return { status: 'FAILED', message }
  } finally {
    reporter.stop()
  }
}

/** The render was cancelled, or another page has delivered it. */
function hasEnded(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'RENDER_ENDED'
}
