import type { Hono } from 'hono'
import type { App } from './platform/context.ts'
import { createDiskGuard } from './platform/http/disk-guard.ts'
import type { HostBindings } from './platform/http/dispatch.ts'
import { HttpError, notFound } from './platform/http/http-error.ts'
import { parseRange } from './platform/files/byte-range.ts'
import { isShownInPages } from './platform/files/file-kinds.ts'
import { isFileKey, isLibraryKey } from './platform/files/keys.ts'
import { ensureLibraryFile } from './modules/media/library/library.ts'
import { readStockStill } from './modules/media/library/stock-stills.ts'
import { receiveUpload } from './platform/files/receive-upload.ts'
import type { MediaChanged } from './platform/files/settle-upload.ts'
import { readDownloadTerms, readUploadTerms } from './platform/files/signing.ts'
import { findSharedStory } from './modules/stories/shared-story.ts'

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
    const terms = isFileKey(key) ? await readDownloadTerms(app, key, url.searchParams) : undefined
    if (!terms) throw addressInvalid()
    if (terms.link === undefined) return sendFile(app, key, c.req.raw)
    if (!(await findSharedStory({ db: app.db, services: app }, terms.link))) throw addressInvalid()
    const answer = await sendFile(app, key, c.req.raw)
    // Asked for again each time, so that a cached file ends with its link, too.
    answer.headers.set('Cache-Control', 'private, no-cache')
    return answer
  })
}

async function sendFile(app: App, key: string, request: Request): Promise<Response> {
  const still = await readStockStill(app, key)
  if (still) return sendStill(key, still)
  const stat = isLibraryKey(key) ? await ensureLibraryFile(app, key) : await app.files.stat(key)
  if (!stat) throw notFound()
  const headers = headersOf(key, stat)
  headers.set('Accept-Ranges', 'bytes')
  if (!isShownInPages(stat.contentType)) headers.set('Content-Disposition', 'attachment')
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
