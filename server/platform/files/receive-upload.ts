import { eq } from 'drizzle-orm'
import { type App, servicesFor, transact } from '#server/platform/context.ts'
import { media } from '#server/platform/db/schema/index.ts'
import {
  HttpError,
  notFound,
  payloadTooLarge,
  refused,
  unsupportedMediaType,
} from '#server/platform/http/http-error.ts'
import { iterate } from '#server/platform/http/read-body.ts'
import type { UploadTerms } from '#server/platform/ports/files.ts'
import type { FileFacts } from '#server/platform/ports/sandbox.ts'
import { type FileKind, fileKind } from './file-kinds.ts'
import { checkFirstBytes, readFacts, SNIFF_BYTES } from './inspect.ts'
import { mediaFileKey, mediaIdOf } from './keys.ts'
import { type MediaChanged, settleUpload } from './settle-upload.ts'
import { UnreadableFile } from './unreadable-file.ts'

const wrongSize = () => refused('SIZE_MISMATCH', 'The file size doesn’t match')

/**
 * Stores the body of a PUT to a signed URL and settles its media row: COMPLETED with its size and length, or FAILED with the
 * reason. An interrupted connection leaves the row PENDING, so that the same URL can be used again. Each attempt writes to a
 * key of its own, which the row takes over with its status: of several parallel attempts, the first to settle wins.
 */
export async function receiveUpload(
  host: App,
  terms: UploadTerms,
  request: Request,
  onChange: MediaChanged,
): Promise<void> {
  const kind = fileKind(terms.contentType)
  const sent = (request.headers.get('content-type') ?? '').toLowerCase()
  if (!kind || sent !== terms.contentType.toLowerCase()) throw unsupportedMediaType(terms.contentType)
  const length = request.headers.get('content-length')
  if (length !== null && Number(length) !== terms.size)
    throw Number(length) > terms.size ? payloadTooLarge() : wrongSize()
  const id = mediaIdOf(terms.key)
  const app = servicesFor(host, await requirePending(host, id))
  const fileKey = mediaFileKey(`${id}-${crypto.randomUUID()}`, kind.extension)
  let facts: FileFacts
  try {
    const body = request.body ?? new Blob([]).stream()
    await app.files.write(fileKey, checked(app, body, terms.size, kind), kind.contentType)
    facts = await readFacts(app, fileKey, kind)
  } catch (cause) {
    await app.files.remove(fileKey)
    if (request.signal.aborted) throw new HttpError(400, { message: 'The connection was lost', error: 'ABORTED' })
    if (!(cause instanceof UnreadableFile)) throw cause
    await settle(app, id, { status: 'FAILED', errorMessage: cause.message }, onChange)
    throw refused('UNREADABLE_FILE', cause.message)
  }
  const outcome = { status: 'COMPLETED', fileKey, sizeBytes: terms.size, errorMessage: null, ...facts } as const
  if (await settle(app, id, outcome, onChange)) return
  // Another attempt was first, or the media was deleted meanwhile (a cancelled export).
  await app.files.remove(fileKey)
  await requirePending(app, id)
}

/** Refuses an upload whose media was deleted (404) or is settled (409); else returns its owner. */
async function requirePending({ db }: App, id: string): Promise<string | null> {
  const [row] = await db.select({ status: media.status, userId: media.userId }).from(media).where(eq(media.id, id))
  if (!row) throw notFound()
  if (row.status !== 'PENDING')
    throw new HttpError(409, { message: 'This file was already uploaded', error: 'UPLOADED' })
  return row.userId
}

type Outcome = Parameters<typeof settleUpload>[2]

const settle = (app: App, id: string, outcome: Outcome, onChange: MediaChanged) =>
  transact(app, (scope) => settleUpload(scope, id, outcome, onChange))

/** Passes the bytes on while counting them; the first ones decide whether anything is stored. */
function checked(app: App, body: ReadableStream<Uint8Array>, size: number, kind: FileKind): ReadableStream<Uint8Array> {
  const chunks = checkedChunks(app, body, size, kind)
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await chunks.return(undefined)
    },
  })
}

async function* checkedChunks(app: App, body: ReadableStream<Uint8Array>, size: number, kind: FileKind) {
  let total = 0
  let head: Uint8Array | undefined = new Uint8Array(0)
  for await (const chunk of iterate(body)) {
    total += chunk.length
    if (total > size) throw payloadTooLarge()
    if (!head) yield chunk
    else {
      head = join(head, chunk)
      if (head.length < SNIFF_BYTES) continue
      await checkFirstBytes(app, head, kind)
      yield head
      head = undefined
    }
  }
  if (total !== size) throw wrongSize()
  if (head) {
    await checkFirstBytes(app, head, kind)
    yield head
  }
}

function join(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}
