import type { Hono } from 'hono'
import type { App } from './platform/context.ts'
import { createDiskGuard } from './platform/http/disk-guard.ts'
import type { HostBindings } from './platform/http/dispatch.ts'
import { HttpError, notFound } from './platform/http/http-error.ts'
import { parseRange } from './platform/files/byte-range.ts'
import { isFileKey } from './platform/files/keys.ts'
import { ensureLibraryFile, isLibraryKey } from './modules/media/library/library.ts'
import { readStockStill } from './modules/media/library/stock-stills.ts'
import { type MediaChanged, receiveUpload } from './platform/files/receive-upload.ts'
import { isSignedDownload, readUploadTerms } from './platform/files/signing.ts'

/** One answer for forged, altered and expired URLs. */
const addressInvalid = () =>
  new HttpError(403, { message: 'This link is invalid or has expired', error: 'ADDRESS_INVALID' })

/** The storage: PUT and GET on signed URLs, without tokens. */
export function mountFiles(hono: Hono<{ Bindings: HostBindings }>, app: App, onMediaChange: MediaChanged) {
  const guardDisk = createDiskGuard(app)

  hono.put('/files/upload/*', async (c) => {
    const url = new URL(c.req.url)
    const key = url.pathname.slice('/files/upload/'.length)
    const terms = isFileKey(key) ? await readUploadTerms(app, key, url.searchParams) : undefined
    if (!terms) throw addressInvalid()
    await guardDisk()
    await receiveUpload(app, terms, c.req.raw, onMediaChange)
    return new Response(null, { status: 200 })
  })

  hono.get('/files/*', async (c) => {
    const url = new URL(c.req.url)
    const key = url.pathname.slice('/files/'.length)
    if (!isFileKey(key) || !(await isSignedDownload(app, key, url.searchParams))) throw addressInvalid()
    return sendFile(app, key, c.req.raw)
  })
}

async function sendFile(app: App, key: string, request: Request): Promise<Response> {
  const still = await readStockStill(app, key)
  if (still) return sendStill(key, still)
  const stat = isLibraryKey(key) ? await ensureLibraryFile(app, key) : await app.files.stat(key)
  if (!stat) throw notFound()
  const headers = headersOf(key, stat)
  headers.set('Accept-Ranges', 'bytes')
  const isShown = /^(image|video|audio)\//.test(stat.contentType) && !stat.contentType.includes('svg')
  if (!isShown) headers.set('Content-Disposition', 'attachment')
  if (request.headers.get('if-none-match') === `"${key}"`) return new Response(null, { status: 304, headers })
  const range = parseRange(request.headers.get('range'), stat.size)
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${stat.size}`)
    return new Response(null, { status: 416, headers })
  }
  headers.set('Content-Length', String(range ? range.end - range.start + 1 : stat.size))
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${stat.size}`)
  const status = range ? 206 : 200
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const stored = await app.files.read(key, range)
  if (!stored) throw notFound()
  return new Response(stored.stream, { status, headers })
}

const headersOf = (key: string, { contentType }: { contentType: string }) =>
  new Headers({
    'Cache-Control': 'private, max-age=86400, immutable',
    'Content-Security-Policy':
      "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
    'Content-Type': contentType,
    // A key's bytes never change.
    ETag: `"${key}"`,
    'X-Content-Type-Options': 'nosniff',
  })

function sendStill(key: string, { bytes, contentType }: { bytes: Uint8Array; contentType: string }): Response {
  const headers = headersOf(key, { contentType })
  headers.set('Content-Length', String(bytes.length))
  return new Response(new Uint8Array(bytes), { headers })
}
