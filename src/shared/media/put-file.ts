import { ApiError } from '#src/shared/api/api-error.ts'

export interface PutFileOptions {
  contentType: string
  signal?: AbortSignal
}

/** Puts bytes to a storage address. Only 200 is success, as the specification has it; anything else rejects with an `ApiError`. */
export async function putFile(url: string, body: Blob, { contentType, signal }: PutFileOptions): Promise<void> {
  const request = {
    method: 'PUT',
    body,
    headers: { 'Content-Type': contentType, 'x-amz-acl': 'public-read' },
    ...(signal ? { signal } : {}),
  }
  const response = await fetch(url, request).catch((cause: unknown) => {
    if (signal?.aborted) throw cause
    throw new ApiError({ status: 0, message: 'Failed to upload', code: 'NETWORK_FAILURE', cause })
  })
  if (response.status !== 200)
    throw new ApiError({ status: response.status, message: `Upload failed with status: ${response.status}` })
}
