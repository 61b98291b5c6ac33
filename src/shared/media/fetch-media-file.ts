import { ApiError } from '#src/shared/api/api-error.ts'
import { fetchFile } from './fetch-file.ts'
import { loadMedia } from './media-loading.ts'
import { mediaStore } from './media-store.ts'

const MEDIA_FILE = /\/files\/media\/([0-9a-f]{8}-[0-9a-f-]{27})(-[a-z]+)?\./

/**
 * The bytes of a story's picture, video or sound. An address that has run out is the storage's 403: the media is asked for anew,
 * and its new address is tried once.
 */
export async function fetchMediaFile(url: string, signal?: AbortSignal): Promise<Blob> {
  try {
    return await fetchFile(url, signal)
  } catch (error) {
    const [, id, part] = MEDIA_FILE.exec(url) ?? []
    if (!(error instanceof ApiError && error.status === 403) || id === undefined) throw error
    await loadMedia([id], { isForced: true })
    const media = mediaStore.getState().media[id]
    const anew = part === undefined ? media?.url : media?.thumbnail_url
    if (!anew || anew === url) throw error
    return fetchFile(anew, signal)
  }
}
