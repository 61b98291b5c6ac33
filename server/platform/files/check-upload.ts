import { and, eq } from 'drizzle-orm'
import * as z from 'zod'
import type { App, Scope } from '#server/platform/context.ts'
import { media } from '#server/platform/db/schema/index.ts'
import type { MediaRow } from '#server/platform/db/rows.ts'
import type { JobDefinition } from '#server/platform/jobs/definition.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { type FileKind, fileKind } from './file-kinds.ts'
import { checkFirstBytes, readFacts, readRange, SNIFF_BYTES } from './inspect.ts'
import { mediaFileKey, quarantineKey } from './keys.ts'
import { type MediaChanged, settleUpload } from './settle-upload.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** How long after its URL has expired an upload may still be under way, ms. */
const LATE_MS = 24 * 60 * 60 * 1000

const isAwaited = ({ status }: Pick<MediaRow, 'status'>) => status === 'PENDING' || status === 'PROCESSING'

/**
 * Has the file of a media checked if it has arrived in the quarantine: the contract has no call for it, so this happens when
 * the media is read. Returns the row as it is then.
 */
export async function checkArrived(scope: Scope, row: MediaRow): Promise<MediaRow> {
  const { files, clock } = scope.services
  if (!files.direct || row.status !== 'PENDING' || row.fileKey === null) return row
  const key = quarantineKey(row.fileKey)
  if (!(await files.stat(key))) return row
  return scope.transact(async (inner) => {
    const [started] = await inner.db
      .update(media)
      .set({ status: 'PROCESSING', updatedAt: clock.now() })
      .where(and(eq(media.id, row.id), eq(media.status, 'PENDING')))
      .returning()
    if (started) await enqueue(inner, { kind: 'check-upload', payload: { mediaId: row.id, key }, ...ownerOf(row) })
    return started ?? row
  })
}

/** Checks a file that arrived and whose media was never read, and empties the quarantine: its URL takes more than one PUT. */
export async function enqueueLastCheck(scope: Scope, row: MediaRow, expiresAt: Date): Promise<void> {
  if (row.fileKey === null) return
  const payload = { mediaId: row.id, key: quarantineKey(row.fileKey) }
  await enqueue(scope, {
    kind: 'check-upload',
    payload,
    runAt: new Date(expiresAt.getTime() + LATE_MS),
    ...ownerOf(row),
  })
}

const ownerOf = ({ userId }: MediaRow) => (userId === null ? {} : { userId })

/**
 * Copies a file out of the quarantine and checks the copy, which no signed URL can change: size, first bytes, and what the
 * sandbox reads of it. The media is COMPLETED with the copy, or FAILED with the reason.
 */
export const checkUpload = (onChange: MediaChanged): JobDefinition<'check-upload'> => ({
  payload: z.object({ mediaId: z.string(), key: z.string() }),
  maxAttempts: 5,
  concurrency: 4,
  async run({ app, jobId, payload: { mediaId, key } }) {
    const [row] = await app.db.select().from(media).where(eq(media.id, mediaId))
    const kind = row && isAwaited(row) ? fileKind(row.contentType) : undefined
    // A key for each job: two that check the same file do not overwrite or delete each other's copy.
    const fileKey = mediaFileKey(`${mediaId}-${jobId}`, kind?.extension ?? '')
    const isCopied = kind && (await app.files.direct?.copy(key, fileKey, kind.contentType))
    if (!row || !kind || !isCopied) return void (await app.files.remove(key))
    const outcome = await inspectCopy(app, row, fileKey, kind)
    return async (scope) => {
      const isSettled = await settleUpload(scope, mediaId, outcome, onChange)
      const unused = isSettled && outcome.status === 'COMPLETED' ? [key] : [key, fileKey]
      scope.afterCommit(async () => {
        for (const each of unused) await app.files.remove(each)
      })
    }
  },
  async onFailed(scope, { mediaId }) {
    const errorMessage = 'Couldn’t check the file. Please upload it again'
    await settleUpload(scope, mediaId, { status: 'FAILED', errorMessage }, onChange)
  },
})

async function inspectCopy(app: App, { sizeBytes }: MediaRow, fileKey: string, kind: FileKind) {
  try {
    const stored = await app.files.stat(fileKey)
    if (stored?.size !== sizeBytes) throw new UnreadableFile('The file size doesn’t match')
    await checkFirstBytes(app, await readRange(app.files, fileKey, 0, Math.min(stored.size, SNIFF_BYTES)), kind)
    return { status: 'COMPLETED', fileKey, errorMessage: null, ...(await readFacts(app, fileKey, kind)) } as const
  } catch (cause) {
    if (!(cause instanceof UnreadableFile)) throw cause
    return { status: 'FAILED', errorMessage: cause.message } as const
  }
}
