import { ApiError } from '#src/shared/api/api-error.ts'

/** The bytes behind a signed URL as it is; for callers that may not request another one. Rejects with an `ApiError`. */
export async function fetchBytes(url: string, signal?: AbortSignal): Promise<Blob> {
  const ask = (cache?: RequestCache) => fetch(url, { ...(signal && { signal }), ...(cache && { cache }) })
  // A browser that has loaded another host's file without CORS has it in its cache without the headers that a script needs.
  const again = (cause: unknown) => {
    if (signal?.aborted || new URL(url, location.href).origin === location.origin) throw cause
    return ask('reload')
  }
  const response = await ask()
    .catch(again)
    .catch((cause: unknown) => {
      if (signal?.aborted) throw cause
      throw new ApiError({ status: 0, message: 'Can’t access the file', code: 'NETWORK_FAILURE', cause })
    })
  if (!response.ok)
    throw new ApiError({ status: response.status, message: `Couldn’t load the file (${response.status})` })
  return response.blob()
}
