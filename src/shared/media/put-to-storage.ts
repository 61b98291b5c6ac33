import type { PresignedUpload } from '#generated/schema.ts'
import { ApiError } from '#src/shared/api/api-error.ts'

export interface StoragePut {
  /** As the answer with the URL lists them. */
  headers: PresignedUpload['headers']
  /** Whole percent, 0 to 100; 100 only once the storage has answered 200. */
  onProgress?: ((percent: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/**
 * Puts bytes to a signed storage URL. Only 200 is success, as the specification has it: anything else rejects with
 * 'Upload failed with status: …', a lost connection with 'Failed to upload'. XMLHttpRequest, because `fetch` reports no progress.
 */
export function putToStorage(url: string, body: Blob, options: StoragePut): Promise<void> {
  const { headers, onProgress, signal } = options
  return new Promise((resolve, reject) => {
    const aborted = () => reject(signal?.reason instanceof Error ? signal.reason : new DOMException('', 'AbortError'))
    if (signal?.aborted) return aborted()
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    signal?.addEventListener('abort', abort, { once: true })
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress?.(Math.min(99, Math.floor((loaded / total) * 100)))
    })
    request.addEventListener('load', () => {
      if (request.status === 200) {
        onProgress?.(100)
        resolve()
      } else reject(new ApiError({ status: request.status, message: `Upload failed with status: ${request.status}` }))
    })
    request.addEventListener('error', () =>
      reject(new ApiError({ status: 0, message: 'Failed to upload', code: 'NETWORK_FAILURE' })),
    )
    request.addEventListener('abort', aborted)
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))
    request.open('PUT', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.send(body)
  })
}
