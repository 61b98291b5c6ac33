import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const COMPRESSED = /^(text\/|application\/(json|wasm|manifest)|image\/svg)/

/** Vite puts a hash of the content into these names. */
const HASHED = /^\/assets\//

/** A page's own title and description; both are markup. */
export interface PageWords {
  title: string
  /** Inserted after the title. */
  head: string
}

export interface ClientFiles {
  /**
   * The app's answer to a GET; undefined when the path is neither a file nor a page. @param words title and description of
   * this one answer
   */
  serve(request: Request, words?: PageWords): Promise<Response | undefined>
}

interface ClientFile {
  bytes: Uint8Array<ArrayBuffer>
  type: string
  etag: string
  encoded: Map<string, Promise<Uint8Array<ArrayBuffer>>>
}

/** The built app, read into memory at start (a few MB) and compressed on first use. @param toPage what this server adds to the app's page */
export async function loadClientFiles(folder: string, toPage = (html: string) => html): Promise<ClientFiles> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = new Map<string, ClientFile>()
  const toFile = (bytes: Uint8Array<ArrayBuffer>, type: string): ClientFile => {
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"`
    return { bytes, type, etag, encoded: new Map() }
  }
  for (const entry of names.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    const bytes = new Uint8Array(await readFile(file))
    const type = TYPES[path.extname(entry.name)] ?? 'application/octet-stream'
    files.set(`/${path.relative(folder, file).split(path.sep).join('/')}`, toFile(bytes, type))
  }
  const page = files.get('/index.html')
  if (page) files.set('/index.html', toFile(asText(page.bytes, toPage), page.type))
  return {
    async serve(request, words) {
      const { pathname } = new URL(request.url)
      const exact = files.get(pathname)
      // Pages belong to the router; a missing path with a file extension is an error, not a page.
      const isPage = path.extname(pathname) === ''
      const file = exact ?? (isPage ? files.get('/index.html') : undefined)
      const worded = file && words && toFile(withWords(file.bytes, words), file.type)
      return file && send(worded ?? file, request, exact !== undefined && HASHED.test(pathname))
    },
  }
}

/** The page's own title and description are replaced. */
const withWords = (page: Uint8Array, { title, head }: PageWords) =>
  asText(page, (html) => {
    const cleared = head.includes('name="description"') ? html.replace(/\s*<meta\s+name="description"[^>]*>/, '') : html
    return cleared.replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>${head}`)
  })

function asText(page: Uint8Array, change: (html: string) => string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(change(new TextDecoder().decode(page)))
}

async function send(file: ClientFile, request: Request, isImmutable: boolean): Promise<Response> {
  const headers = new Headers({
    'Cache-Control': isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Content-Type': file.type,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  })
  if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers })
  const encoding = chooseEncoding(file.type, request.headers.get('accept-encoding') ?? '')
  const bytes = encoding ? await encode(file, encoding) : file.bytes
  if (encoding) headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(bytes.length))
  return new Response(request.method === 'HEAD' ? null : bytes, { headers })
}

type Encoding = 'br' | 'gzip'

function chooseEncoding(type: string, accepted: string): Encoding | undefined {
  if (!COMPRESSED.test(type)) return undefined
  const names = accepted.split(',').map((part) => part.split(';')[0]?.trim())
  if (names.includes('br')) return 'br'
  return names.includes('gzip') ? 'gzip' : undefined
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }

function encode(file: ClientFile, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const known = file.encoded.get(encoding)
  if (known) return known
  const made =
    encoding === 'br'
      ? compress.br(file.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
      : compress.gzip(file.bytes, { level: 7 })
  const result = made.then((bytes) => new Uint8Array(bytes))
  file.encoded.set(encoding, result)
  return result
}
