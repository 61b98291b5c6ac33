import { ApiError } from '#src/shared/api/api-error.ts'
import { pause } from '#src/shared/lib/pause.ts'
import { putToStorage } from '#src/shared/media/put-to-storage.ts'
import type { Render } from '#generated/schema.ts'
import type { RenderClient } from './render-client.ts'

/** Waits between the attempts, ms: one lost connection does not discard a video that took minutes. */
const WAITS = [1000, 3000, 10_000]
/** How often a video that is being checked is reported again, ms. */
const CHECK_EVERY_MS = 500

/** Uploads the video to the storage and reports it. A lost connection is retried, with a new URL each time. */
export async function deliverFilm(client: RenderClient, film: Blob, signal: AbortSignal): Promise<Render> {
  const upload = async () => {
    const { presigned_url: url, headers, media } = await client.requestUpload(film.size)
    await putToStorage(url, film, { headers, signal })
    return media.id
  }
  const mediaId = await persistently(upload, signal)
  for (;;) {
    const render = await persistently(() => client.complete(mediaId), signal)
    if (render.status !== 'QUEUED' && render.status !== 'RENDERING') return render
    await pause(CHECK_EVERY_MS, signal)
  }
}

/** Uploads a part of a video and reports it, with the same patience. */
export async function deliverPart(client: RenderClient, part: Blob, signal: AbortSignal): Promise<Render> {
  await persistently(async () => {
    const { presigned_url: url, headers } = await client.requestPartUpload(part.size)
    await putToStorage(url, part, { headers, signal })
  }, signal)
  return persistently(() => client.completePart(), signal)
}

async function persistently<T>(attempt: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const wait of WAITS) {
    try {
      return await attempt()
    } catch (error) {
      if (!isPassing(error) || signal.aborted) throw error
      await pause(wait, signal)
    }
  }
  return attempt()
}

/** No answer, or a server error; a refusal is final. */
function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.isNetworkFailure || error.status >= 500)
}
