import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { MediaRow } from '#server/platform/db/rows.ts'
import { media } from '#server/platform/db/schema/index.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** Pictures of pictures of pictures: further back nobody asks. */
const MAX_DEPTH = 8

/** What the media were made from, directly or through others, by id; only what belongs to the same person. */
export async function sourcesOf(
  { db }: { db: DbOrTx },
  userId: string,
  rows: readonly MediaRow[],
): Promise<Map<string, MediaRow>> {
  const found = new Map(rows.map((row) => [row.id, row]))
  let open = rows
  for (let depth = 0; depth < MAX_DEPTH && open.length > 0; depth++) {
    const ids = [...new Set(open.flatMap(idsOfSources))].filter((id) => !found.has(id))
    if (ids.length === 0) break
    const mayRead = or(eq(media.userId, userId), isNull(media.userId))
    open = await db
      .select()
      .from(media)
      .where(and(inArray(media.id, ids), mayRead))
    for (const row of open) found.set(row.id, row)
  }
  return found
}

const idsOfSources = ({ receipt }: MediaRow): string[] =>
  (receipt?.inputs ?? []).flatMap(({ media_id: id }) => id ?? [])

/** The picture that a picture or clip was made of; undefined where it was made of words, or where that is gone. */
export function sourceOf({ receipt }: MediaRow, known: ReadonlyMap<string, MediaRow>): MediaRow | undefined {
  const id = receipt?.inputs.find(({ name }) => name === 'SOURCE')?.media_id
  return id ? known.get(id) : undefined
}
