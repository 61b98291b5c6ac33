import { ApiError } from '#src/shared/api/api-error.ts'
import { loadMedia } from './media-loading.ts'
import { mediaStore } from './media-store.ts'
import { saveFile } from '../lib/save-file.ts'

const MEDIA_FILE = /\/files\/media\/([0-9a-f]{8}-[0-9a-f-]{27})(?:-[0-9a-f]{8}[0-9a-f-]*)?(-[a-z]+)?\./

/**
 * The bytes behind a signed URL, as the files of stories are given. Rejects with an `ApiError`. An expired URL is
 * the storage's 403: its media is refetched, and the new URL is tried once.
 */
export async function fetchFile(url: string, signal?: AbortSignal): Promise<Blob> {
  try {
    return await fetchBytes(url, signal)
  } catch (error) {
    const [, id, part] = MEDIA_FILE.exec(url) ?? []
    if (!(error instanceof ApiError && error.status === 403) || id === undefined) throw error
    await loadMedia([id], { isForced: true })
    const media = mediaStore.getState().media[id]
    const freshUrl = part === undefined ? media?.url : media?.thumbnail_url
    if (!freshUrl || freshUrl === url) throw error
    return fetchBytes(freshUrl, signal)
  }
}

/** The bytes behind a signed URL, for callers that cannot refetch it. Rejects with an `ApiError`. */
export async function fetchBytes(url: string, signal?: AbortSignal): Promise<Blob> {
  const response = await fetch(url, signal ? { signal } : {}).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new ApiError({ status: 0, message: 'Can’t access the file', code: 'NETWORK_FAILURE', cause })
  })
  if (!response.ok)
    throw new ApiError({ status: response.status, message: `Couldn’t load the file (${response.status})` })
  return response.blob()
}

/**
 * Whether a link with `download` saves a file: then the browser writes it as it arrives, however large it is. Another host's would be
 * opened, and one of the tab host's would pass by the service worker that alone has it.
 */
export const isSavedByLink = (url: string): boolean =>
  new URL(url, location.href).origin === location.origin && !navigator.serviceWorker?.controller

/**
 * Saves a file under a name. It is fetched first: a plain link would open the film instead of saving it where the URL is
 * another host's, and would pass by the service worker of the tab host. Rejects with an `ApiError`.
 */
export async function downloadFile(url: string, name: string): Promise<void> {
  saveFile(await fetchFile(url), name)
}
