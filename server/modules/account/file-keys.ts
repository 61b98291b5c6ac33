import { and, eq, or, sql } from 'drizzle-orm'
import type { UserRow } from '#server/platform/db/rows.ts'
import { capsules, dataExports, jobs, media, stories } from '#server/platform/db/schema/index.ts'
import { isLibraryKey } from '#server/modules/media/library/library.ts'
import { loraFilesOf } from '#server/modules/tools/lora/lora-files.ts'
import type { DbOrTx } from '#server/platform/ports/db.ts'

/** Keys of every stored file that is the person's. The library's are everybody's. */
export async function fileKeysOf(db: DbOrTx, { id: userId, pictureKey }: Pick<UserRow, 'id' | 'pictureKey'>) {
  const files = await db
    .select({ fileKey: media.fileKey, thumbnailKey: media.thumbnailKey })
    .from(media)
    .where(eq(media.userId, userId))
  const zips = await db.select({ key: dataExports.fileKey }).from(dataExports).where(eq(dataExports.userId, userId))
  const sent = await db.select({ key: capsules.fileKey }).from(capsules).where(eq(capsules.userId, userId))
  const packages = await db
    .select({ key: sql<string>`${jobs.payload}->>'key'` })
    .from(jobs)
    .where(isOwnPackage(db, userId))
  const keys = [
    ...files.flatMap(({ fileKey, thumbnailKey }) => [fileKey, thumbnailKey]),
    ...zips.map(({ key }) => key),
    ...sent.map(({ key }) => key),
    ...packages.map(({ key }) => key),
    ...(await loraFilesOf(db, userId)),
    pictureKey,
  ]
  return [...new Set(keys)].filter((key) => key !== null).filter((key) => !isLibraryKey(key))
}

/** Jobs that will remove a file of the person: a package that is named after one of their stories, or a copy of their data. */
export function isOwnPackage(db: DbOrTx, userId: string) {
  const key = sql`${jobs.payload}->>'key'`
  const ofStory = sql`exists ${db
    .select({ one: sql`1` })
    .from(stories)
    .where(and(eq(stories.userId, userId), sql`${key} like 'exports/' || ${stories.id}::text || '-%'`))}`
  return and(eq(jobs.kind, 'forget-file'), or(eq(jobs.userId, userId), ofStory))
}
