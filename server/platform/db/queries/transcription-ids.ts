import { desc, inArray } from 'drizzle-orm'
import type { MediaRow } from '#server/platform/db/rows.ts'
import { mediaTranscriptions } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** The newest finished transcription of each medium: its id by the medium's. */
export async function findTranscriptionIds(
  { db }: { db: DbOrTx },
  rows: readonly MediaRow[],
): Promise<Map<string, string>> {
  const audibleIds = rows.filter((row) => row.mediaType !== 'image').map((row) => row.id)
  if (audibleIds.length === 0) return new Map()
  const found = await db
    .select({ id: mediaTranscriptions.id, mediaId: mediaTranscriptions.mediaId, status: mediaTranscriptions.status })
    .from(mediaTranscriptions)
    .where(inArray(mediaTranscriptions.mediaId, audibleIds))
    .orderBy(desc(mediaTranscriptions.createdAt))
  const newest = new Map<string, string>()
  for (const { id, mediaId, status } of found)
    if (status === 'GENERATED' && !newest.has(mediaId)) newest.set(mediaId, id)
  return newest
}
