/**
 * A bucket for tests, with S3's protocol on loopback: it refuses wrong, missing and expired signatures, other types and
 * lengths than the signed ones, wrong hashes and wrong ACLs. Bytes are in a folder, so that large files take no memory.
 */
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { S3Settings } from '#server/node/s3-settings.ts'
import { parseRange } from '#server/platform/files/byte-range.ts'
import { S3Refusal, verifySignature } from './s3-signature.ts'

const BUCKET = 'storyloom'
const PAGE = 3
const KEYS = { accessKey: 'AKIDTESTBUCKET', secretKey: 'a secret of the test bucket', region: 'eu-central-1' }

export interface StoredObject {
  file: string
  size: number
  etag: string
  /** As sent with it: content-type, content-disposition, x-amz-acl, … */
  headers: Record<string, string>
}

export interface CorsRule {
  AllowedMethods: string[]
  AllowedOrigins: string[]
  AllowedHeaders: string[]
  ExposeHeaders: string[]
  MaxAgeSeconds: number
}

export interface S3BucketOptions {
  /** The ACL that every stored object has to be sent with; null: any ACL is refused, as buckets without ACLs do. */
  acl?: S3Settings['acl']
  cors?: CorsRule[]
  /** The time by which signed URLs expire; default: the machine's. */
  now?: () => Date
}

export interface S3Bucket {
  /** `url` and `publicUrl` are two doors to the same bucket. */
  settings: S3Settings
  objects: ReadonlyMap<string, StoredObject>
  /** Unfinished uploads in parts. */
  unfinished(): number
  /** Bytes of a file. */
  bytesOf(key: string): Promise<Buffer>
  clear(): void
  /** Bytes that passed a door, both ways. */
  traffic(door: 'url' | 'publicUrl'): number
  close(): Promise<void>
}

export async function openS3Bucket({
  acl = 'none',
  cors = [],
  now = () => new Date(),
}: S3BucketOptions = {}): Promise<S3Bucket> {
  const folder = await mkdtemp(path.join(tmpdir(), 'storyloom-bucket-'))
  const objects = new Map<string, StoredObject>()
  const uploads = new Map<string, { headers: Record<string, string>; parts: Map<number, StoredObject> }>()

  /** Stores the body of a request; refuses one that is cut off or has another hash than the signed one. */
  async function receive(
    request: IncomingMessage,
    hash: string,
    headers: Record<string, string>,
  ): Promise<StoredObject> {
    const file = path.join(folder, randomUUID())
    const [md5, sha256] = [createHash('md5'), createHash('sha256')]
    let size = 0
    await pipeline(
      request,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          for (const each of [md5, sha256]) each.update(chunk)
          size += chunk.length
          yield chunk
        }
      },
      createWriteStream(file),
    )
    if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256.digest('hex'))
      throw new S3Refusal(400, 'XAmzContentSHA256Mismatch')
    return { file, size, etag: `"${md5.digest('hex')}"`, headers }
  }

  function metadataOf({ headers }: IncomingMessage): Record<string, string> {
    const sent = headers['x-amz-acl']
    if (acl === 'none' && sent !== undefined) throw new S3Refusal(400, 'AccessControlListNotSupported')
    if (acl !== 'none' && sent !== acl) throw new S3Refusal(403, 'AccessDenied')
    const names = ['content-type', 'content-disposition', 'cache-control', 'x-amz-acl'] as const
    return Object.fromEntries(
      names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
    )
  }

  const require = (key: string) => {
    const found = objects.get(key)
    if (!found) throw new S3Refusal(404, 'NoSuchKey')
    return found
  }
  const uploadOf = (id: string | null) => {
    const found = uploads.get(id ?? '')
    if (!found) throw new S3Refusal(404, 'NoSuchUpload')
    return found
  }
  const xml = (response: ServerResponse, text: string) =>
    response.setHeader('content-type', 'application/xml').end(text)

  async function copy(key: string, source: string, request: IncomingMessage, response: ServerResponse) {
    const from = require(source.slice(`/${BUCKET}/`.length))
    const file = path.join(folder, randomUUID())
    await copyFile(from.file, file)
    objects.set(key, { ...from, file, headers: metadataOf(request) })
    xml(response, `<CopyObjectResult><ETag>${from.etag}</ETag></CopyObjectResult>`)
  }

  async function complete(key: string, id: string | null, request: IncomingMessage, hash: string) {
    const { headers, parts } = uploadOf(id)
    const list = await receive(request, hash, {})
    const text = await readFile(list.file, 'utf8')
    const wanted = [...text.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>(.*?)<\/ETag>/g)]
    const file = path.join(folder, randomUUID())
    let size = 0
    for (const [at, [, number, etag]] of wanted.entries()) {
      const part = parts.get(Number(number))
      if (!part || part.etag !== etag) throw new S3Refusal(400, 'InvalidPart')
      if (at < wanted.length - 1 && part.size < 5 * 1024 * 1024) throw new S3Refusal(400, 'EntityTooSmall')
      await pipeline(createReadStream(part.file), createWriteStream(file, { flags: 'a' }))
      size += part.size
    }
    uploads.delete(id ?? '')
    objects.set(key, { file, size, etag: `"${randomUUID()}-${wanted.length}"`, headers })
  }

  async function get(key: string, request: IncomingMessage, response: ServerResponse) {
    const { file, size, etag, headers } = require(key)
    for (const [name, value] of Object.entries({ ...headers, etag, 'accept-ranges': 'bytes' }))
      response.setHeader(name, value)
    const range = parseRange(request.headers.range, size)
    if (range === 'unsatisfiable') throw new S3Refusal(416, 'InvalidRange')
    if (range) response.setHeader('content-range', `bytes ${range.start}-${range.end}/${size}`)
    response.writeHead(range ? 206 : 200, { 'content-length': range ? range.end - range.start + 1 : size })
    if (request.method === 'HEAD') response.end()
    else await pipeline(createReadStream(file, range), response)
  }

  function list(search: URLSearchParams): string {
    const keys = [...objects.keys()].toSorted().filter((key) => key > (search.get('continuation-token') ?? ''))
    const page = keys.slice(0, PAGE)
    const rows = page.map((key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.size}</Size></Contents>`)
    const next = keys.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    return `<ListBucketResult>${rows.join('')}${next}</ListBucketResult>`
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: search } = new URL(request.url ?? '', 'http://localhost')
    if (isPreflight(cors, request, response)) return
    const hash = verifySignature(request, KEYS, now)
    const [, bucket, ...rest] = pathname.split('/')
    if (bucket !== BUCKET) throw new S3Refusal(404, 'NoSuchBucket')
    const key = rest.join('/')
    const source = request.headers['x-amz-copy-source']
    const id = search.get('uploadId')
    const { method } = request
    if (method === 'GET' && key === '') xml(response, list(search))
    else if (method === 'GET' || method === 'HEAD') await get(key, request, response)
    else if (method === 'PUT' && typeof source === 'string') await copy(key, source, request, response)
    else if (method === 'PUT') {
      if (request.headers['content-length'] === undefined) throw new S3Refusal(411, 'MissingContentLength')
      const stored = await receive(request, hash, id === null ? metadataOf(request) : {})
      if (id === null) objects.set(key, stored)
      else uploadOf(id).parts.set(Number(search.get('partNumber')), stored)
      response.setHeader('etag', stored.etag).end()
    } else if (method === 'POST' && search.has('uploads')) {
      const begun = randomUUID()
      uploads.set(begun, { headers: metadataOf(request), parts: new Map() })
      xml(response, `<InitiateMultipartUploadResult><UploadId>${begun}</UploadId></InitiateMultipartUploadResult>`)
    } else if (method === 'POST') {
      await complete(key, id, request, hash)
      xml(response, '<CompleteMultipartUploadResult/>')
    } else if (method === 'DELETE') {
      if (id === null) objects.delete(key)
      else uploads.delete(id)
      response.writeHead(204).end()
    } else throw new S3Refusal(405, 'MethodNotAllowed')
  }

  const doors = await Promise.all([openDoor(answer), openDoor(answer)])
  const [inner, outer] = doors
  return {
    settings: { url: `${inner.url}/${BUCKET}`, publicUrl: `${outer.url}/${BUCKET}`, bucket: BUCKET, acl, ...KEYS },
    objects,
    unfinished: () => uploads.size,
    bytesOf: (key) => readFile(require(key).file),
    clear: () => objects.clear(),
    traffic: (door) => (door === 'url' ? inner : outer).traffic(),
    async close() {
      await Promise.all(doors.map((door) => door.close()))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Answers a preflight, and adds the headers of CORS to other answers. Like S3, nothing without an `Origin`. */
function isPreflight(rules: CorsRule[], { method, headers }: IncomingMessage, response: ServerResponse): boolean {
  const { origin } = headers
  if (origin === undefined) return false
  const wanted = headers['access-control-request-method'] ?? method ?? ''
  const rule = rules.find(
    ({ AllowedOrigins, AllowedMethods }) =>
      (AllowedOrigins.includes('*') || AllowedOrigins.includes(origin)) && AllowedMethods.includes(wanted),
  )
  if (rule) {
    response.setHeader('access-control-allow-origin', origin)
    response.setHeader('access-control-expose-headers', rule.ExposeHeaders.join(', '))
    response.setHeader('vary', 'Origin')
  }
  if (method !== 'OPTIONS') return false
  if (!rule) throw new S3Refusal(403, 'AccessForbidden')
  const asked = String(headers['access-control-request-headers'] ?? '')
  response.setHeader('access-control-allow-methods', rule.AllowedMethods.join(', '))
  if (rule.AllowedHeaders.includes('*')) response.setHeader('access-control-allow-headers', asked)
  response.setHeader('access-control-max-age', rule.MaxAgeSeconds)
  response.writeHead(200).end()
  return true
}

async function openDoor(answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>) {
  const sockets = new Set<Socket>()
  const server: Server = createServer((request, response) => {
    answer(request, response).catch((cause: unknown) => {
      const { status, code } = cause instanceof S3Refusal ? cause : { status: 500, code: 'InternalError' }
      if (response.headersSent) return response.destroy()
      // The rest of a refused body is not read.
      response.writeHead(status, { 'content-type': 'application/xml', connection: 'close' })
      response.end(request.method === 'HEAD' ? undefined : `<Error><Code>${code}</Code></Error>`)
    })
  })
  server.on('connection', (socket) => sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    traffic: () => [...sockets].reduce((sum, { bytesRead, bytesWritten }) => sum + bytesRead + bytesWritten, 0),
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
