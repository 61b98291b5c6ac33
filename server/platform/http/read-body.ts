import { malformedBody, payloadTooLarge, unsupportedBodyType } from './http-error.ts'

/** Largest JSON body, bytes. */
export const JSON_LIMIT = 1_000_000
/** Largest form body, bytes: one image or short sound with its fields; larger files are uploaded to a signed URL. */
export const FORM_LIMIT = 30_000_000

type BodyType = 'json' | 'form' | 'json-or-form'

/** The JSON or form body in the form of the generated schema; a missing body reads as an empty object. */
export async function readBody(request: Request, expected: BodyType): Promise<unknown> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const isForm = expected === 'form' || (expected === 'json-or-form' && type === 'multipart/form-data')
  const limit = isForm ? FORM_LIMIT : JSON_LIMIT
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw payloadTooLarge()
  if (isForm) {
    if (type !== 'multipart/form-data') throw unsupportedBodyType('a form')
    return readForm(request, await readLimited(request, limit))
  }
  const bytes = await readLimited(request, limit)
  if (bytes.length === 0) return {}
  if (type !== 'application/json') throw unsupportedBodyType('JSON')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw malformedBody()
  }
}

async function readForm(request: Request, bytes: Uint8Array<ArrayBuffer>): Promise<Record<string, unknown>> {
  let form: FormData
  try {
    form = await new Response(bytes, {
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
    }).formData()
  } catch {
    throw malformedBody()
  }
  const names = [...new Set(form.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = form.getAll(name)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
}

/**
 * A body without a length is counted while it arrives. With one (checked above) it is read in one go, which is much quicker
 * on Node: no connection carries more than it announced, and a local request already holds its body.
 */
async function readLimited(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = request.headers.has('content-length')
    ? new Uint8Array(await request.arrayBuffer())
    : await readCounted(request, limit)
  if (bytes.length > limit) throw payloadTooLarge()
  return bytes
}

async function readCounted(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let total = 0
  if (request.body)
    for await (const chunk of iterate(request.body)) {
      total += chunk.length
      if (total > limit) throw payloadTooLarge()
      chunks.push(chunk)
    }
  const bytes = new Uint8Array(total)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}

/** Safari cannot iterate a stream with `for await`; the tab host runs there too. */
export async function* iterate(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
