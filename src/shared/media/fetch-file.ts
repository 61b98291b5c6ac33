import { fetchBytes } from './fetch-bytes.ts'
import { ApiError } from '#src/shared/api/api-error.ts'
import { loadMedia } from './media-loading.ts'
import { mediaStore } from './media-store.ts'

const MEDIA_FILE = /\/media\/([0-9a-f]{8}-[0-9a-f-]{27})(?:-[0-9a-f]{8}[0-9a-f-]*)?(-[a-z]+)?\./

/**
 * The bytes behind a signed address, as the files of stories are given. Rejects with an `ApiError`. An address that has run out is
 * the storage's 403: its media is asked for again, and the new address is tried once.
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
