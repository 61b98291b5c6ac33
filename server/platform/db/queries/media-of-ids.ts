import { inArray } from 'drizzle-orm'
import type { MediaRow } from '#server/platform/db/rows.ts'
import { media } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** Each medium that one of the ids names, once. */
export async function mediaOfIds({ db }: { db: DbOrTx }, ids: readonly (string | null)[]): Promise<MediaRow[]> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  return wanted.length === 0 ? [] : db.select().from(media).where(inArray(media.id, wanted))
}
