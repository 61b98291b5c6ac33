import { createHash } from 'node:crypto'
import { AwsClient, AwsV4Signer } from 'aws4fetch'
import { isShownInPages } from '#server/platform/files/file-kinds.ts'
import { isFileKey } from '#server/platform/files/keys.ts'
import { iterate } from '#server/platform/http/read-body.ts'
import type { DirectFiles, Files, StoredFile, ValidTime } from '#server/platform/ports/files.ts'
import { ConfigError } from './config-error.ts'
import type { S3Settings } from './s3-settings.ts'

/** A stream is sent in parts of this size, bytes; S3 takes none under 5 MiB but the last. */
const PART_BYTES = 8 * 1024 * 1024
/** Clocks differ: a URL is dated back by this much, ms, or it would not be valid yet at the storage. */
const CLOCK_SKEW_MS = 5 * 60_000
/** Signed URLs that are kept: the answer with a story of 200 scenes has hundreds, the same ones for a day. */
const MAX_CACHED = 10_000

type Body = Uint8Array<ArrayBuffer>
type Headers = Record<string, string>

interface S3Request {
  query?: Record<string, string>
  headers?: Headers
  body?: Body
}

export type S3Files = Files & {
  direct: DirectFiles
  /** All stored files, in the order of their keys. */
  list(): AsyncGenerator<{ key: string; size: number }>
}

/** Files in a bucket of Amazon S3 or of a server with its protocol; throws a ConfigError for one that cannot be used. */
export async function openS3Files(settings: S3Settings): Promise<S3Files> {
  const files = createS3Files(settings)
  try {
    // Listing has to be allowed: without it S3 answers 403 for a missing file.
    await files.list().next()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ConfigError(`S3_URL is ${settings.url}, which cannot be used. ${reason}`, { cause })
  }
  return files
}

function createS3Files({ url: bucketUrl, publicUrl, bucket, region, accessKey, secretKey, acl }: S3Settings): S3Files {
  const keys = { accessKeyId: accessKey, secretAccessKey: secretKey, service: 's3', region }
  const client = new AwsClient({ ...keys, retries: 3 })
  const aclHeader = acl !== 'none' && { 'x-amz-acl': acl }

  /** Every header and the hash of the body are signed. Any answer but 2xx and 404 throws. */
  async function send(method: string, path: string, { query, headers, body }: S3Request = {}): Promise<Response> {
    const url = new URL(bucketUrl + path)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const answer = await client.fetch(url, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': hash },
      ...(body && { body }),
      aws: { allHeaders: true },
    })
    if (answer.ok || answer.status === 404) return answer
    throw new Error(`The bucket answered ${answer.status} to ${method} ${path}${codeIn(await answer.text())}`)
  }

  const pathOf = (key: string) => {
    if (!isFileKey(key)) throw new Error(`Not a file key: ${key}`)
    return `/${key}`
  }

  /** What is stored with a file. A type that may run code is only ever sent as a download. */
  const stored = (contentType: string): Headers => ({
    ...aclHeader,
    'content-type': contentType,
    'cache-control': 'private, max-age=86400, immutable',
    ...(!isShownInPages(contentType) && { 'content-disposition': 'attachment' }),
  })

  async function put(path: string, request: S3Request): Promise<string> {
    const answer = await expectOk(await send('PUT', path, request), path)
    await answer.arrayBuffer()
    return answer.headers.get('etag') ?? ''
  }

  /** Sends a stream without its length: what fits into one part at once, more in several. Returns its size. */
  async function putStream(path: string, stream: ReadableStream<Uint8Array>, contentType: string): Promise<number> {
    const parts = partsOf(stream)
    try {
      const first = await parts.next()
      const second = await parts.next()
      if (!first.done && !second.done) return await putParts(path, [first.value, second.value], parts, contentType)
      const body = first.done ? new Uint8Array() : first.value
      await put(path, { headers: stored(contentType), body })
      return body.length
    } finally {
      await parts.return()
    }
  }

  async function putParts(path: string, first: Body[], rest: AsyncIterable<Body>, contentType: string) {
    const begun = await expectOk(
      await send('POST', path, { query: { uploads: '' }, headers: stored(contentType) }),
      path,
    )
    const uploadId = tagIn(await begun.text(), 'UploadId')
    try {
      const etags: string[] = []
      let size = 0
      const add = async (body: Body) => {
        etags.push(await put(path, { query: { partNumber: String(etags.length + 1), uploadId }, body }))
        size += body.length
      }
      for (const part of first) await add(part)
      for await (const part of rest) await add(part)
      const list = etags.map((etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag}</ETag></Part>`)
      const text = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`
      await expectOk(await send('POST', path, { query: { uploadId }, body: new TextEncoder().encode(text) }), path)
      return size
    } catch (cause) {
      // What is left after a crash expires by the bucket's rule (docs/operating.md).
      await send('DELETE', path, { query: { uploadId } }).catch(() => undefined)
      throw cause
    }
  }

  const sign = async (method: string, key: string, { from, until }: ValidTime, headers: Headers = {}) => {
    const signedAt = new Date(from.getTime() - CLOCK_SKEW_MS)
    const url = new URL(publicUrl + pathOf(key))
    url.searchParams.set('X-Amz-Expires', String(Math.floor((until.getTime() - signedAt.getTime()) / 1000)))
    const datetime = signedAt.toISOString().replace(/[:-]|\.\d{3}/g, '')
    const signer = new AwsV4Signer({
      ...keys,
      method,
      url: url.href,
      headers,
      datetime,
      signQuery: true,
      allHeaders: true,
    })
    return (await signer.sign()).url.href
  }

  const remembered = new Map<string, string>()

  return {
    async write(key, body, contentType) {
      const path = pathOf(key)
      if (!(body instanceof Uint8Array)) return { key, size: await putStream(path, body, contentType), contentType }
      await put(path, { headers: stored(contentType), body: new Uint8Array(body) })
      return { key, size: body.length, contentType }
    },
    async read(key, range) {
      const headers: Headers = range ? { range: `bytes=${range.start}-${range.end}` } : {}
      const answer = await send('GET', pathOf(key), { headers })
      if (answer.status === 404 || !answer.body) return null
      const total = answer.headers.get('content-range')?.split('/')[1]
      return { ...fileIn(key, answer, total), stream: answer.body }
    },
    async stat(key) {
      const answer = await send('HEAD', pathOf(key))
      return answer.status === 404 ? null : fileIn(key, answer)
    },
    async remove(key) {
      await send('DELETE', pathOf(key))
    },
    async *list() {
      let after: Record<string, string> | undefined = {}
      while (after) {
        const answer = await send('GET', '/', { query: { 'list-type': '2', ...after } })
        const page = await (await expectOk(answer, '/')).text()
        for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs))
          yield { key: tagIn(entry, 'Key'), size: Number(tagIn(entry, 'Size')) }
        const token = /<NextContinuationToken>(.*?)</s.exec(page)?.[1]
        after = token === undefined ? undefined : { 'continuation-token': token.replaceAll('&amp;', '&') }
      }
    },
    direct: {
      async signDownload(key, time) {
        const name = `${key} ${time.from.getTime()} ${time.until.getTime()}`
        const known = remembered.get(name)
        if (known !== undefined) return known
        const signed = await sign('GET', key, time)
        if (remembered.size >= MAX_CACHED) remembered.clear()
        remembered.set(name, signed)
        return signed
      },
      async signUpload({ key, contentType, size }, time) {
        const headers = { 'Content-Type': contentType, ...aclHeader }
        return { url: await sign('PUT', key, time, { ...headers, 'Content-Length': String(size) }), headers }
      },
      keyOf(url) {
        const key = url.startsWith(`${publicUrl}/`) ? (url.slice(publicUrl.length + 1).split('?')[0] ?? '') : ''
        return isFileKey(key) ? key : null
      },
      async copy(from, to, contentType) {
        const source = { 'x-amz-copy-source': `/${bucket}${pathOf(from)}`, 'x-amz-metadata-directive': 'REPLACE' }
        const answer = await send('PUT', pathOf(to), { headers: { ...stored(contentType), ...source } })
        if (answer.status === 404) return false
        await expectOk(answer, pathOf(to))
        return true
      },
    },
  }
}

function fileIn(key: string, { headers }: Response, size = headers.get('content-length')): StoredFile {
  return { key, size: Number(size), contentType: headers.get('content-type') ?? 'application/octet-stream' }
}

/** A missing bucket is no missing file, and S3 may notice an error after it has begun its answer with 200. */
async function expectOk(answer: Response, path: string): Promise<Response> {
  const text = answer.headers.get('content-type')?.includes('xml') ? await answer.clone().text() : ''
  if (answer.status !== 404 && !text.includes('<Error>')) return answer
  throw new Error(`The bucket refused ${path}${codeIn(text)}`)
}

const tagIn = (xml: string, tag: string) => new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(xml)?.[1] ?? ''

/** Only the code: the text of S3's errors repeats what was signed. */
const codeIn = (xml: string) => {
  const code = tagIn(xml, 'Code')
  return code === '' ? '' : ` (${code})`
}

/** A stream in parts of `PART_BYTES`; the last one may be smaller. */
async function* partsOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Body, void> {
  let part = new Uint8Array(PART_BYTES)
  let filled = 0
  for await (const chunk of iterate(stream))
    for (let at = 0; at < chunk.length;) {
      const taken = Math.min(chunk.length - at, PART_BYTES - filled)
      part.set(chunk.subarray(at, at + taken), filled)
      filled += taken
      at += taken
      if (filled < PART_BYTES) continue
      yield part
      part = new Uint8Array(PART_BYTES)
      filled = 0
    }
  if (filled > 0) yield part.slice(0, filled)
}
