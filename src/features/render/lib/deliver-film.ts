import { ApiError } from '#src/shared/api/api-error.ts'
import { putToStorage } from '#src/shared/media/put-to-storage.ts'
import type { Render } from '#generated/schema.ts'
import type { RenderClient } from './render-client.ts'

/** Waits between the attempts, ms: one lost connection does not discard a video that took minutes. */
const WAITS = [1000, 3000, 10_000]

/** Uploads the video to the storage and reports it. A lost connection is retried, with a new URL each time. */
export async function deliverFilm(client: RenderClient, film: Blob, signal: AbortSignal): Promise<Render> {
  const upload = async () => {
    const { presigned_url: url, media } = await client.requestUpload(film.size)
    await putToStorage(url, film, { contentType: 'video/mp4', signal })
    return media.id
  }
  const mediaId = await persistently(upload, signal)
  return persistently(() => client.complete(mediaId), signal)
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

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
}
