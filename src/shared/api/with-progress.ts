import type { Transport } from './create-call.ts'

/**
 * A transport for a call that sends a file in one piece and reports how much of it has gone: `fetch` reports nothing, XMLHttpRequest does.
 * @param onProgress whole percent; 100 only once the server has answered
 */
export const withProgress =
  (onProgress: (percent: number) => void): Transport =>
  (request) =>
    exchange(request, onProgress)

async function exchange(request: Request, onProgress: (percent: number) => void): Promise<Response> {
  const body = await request.blob()
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    const abort = () => xhr.abort()
    xhr.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(Math.min(99, Math.floor((loaded / total) * 100)))
    })
    xhr.addEventListener('load', () => {
      onProgress(100)
      const type = xhr.getResponseHeader('Content-Type') ?? ''
      resolve(new Response(xhr.responseText || null, { status: xhr.status, headers: { 'Content-Type': type } }))
    })
    xhr.addEventListener('error', () => reject(new TypeError('The connection was lost')))
    xhr.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    xhr.addEventListener('loadend', () => request.signal.removeEventListener('abort', abort))
    xhr.open(request.method, request.url)
    for (const [name, value] of request.headers) xhr.setRequestHeader(name, value)
    if (request.signal.aborted) return reject(new DOMException('', 'AbortError'))
    request.signal.addEventListener('abort', abort, { once: true })
    xhr.send(body)
  })
}
