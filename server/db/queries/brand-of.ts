import { eq } from 'drizzle-orm'
import { brandSettings, media } from '#server/db/schema/index.ts'
import type { DbOrTx } from '#server/ports/db.ts'

/** A person's brand settings. */
export async function brandOf({ db }: { db: DbOrTx }, userId: string) {
  const [brand] = await db.select().from(brandSettings).where(eq(brandSettings.userId, userId))
  return brand
}

/** The same with the key of the logo's file. */
export async function brandAndLogoOf({ db }: { db: DbOrTx }, userId: string) {
  const [row] = await db
    .select({ brand: brandSettings, logoKey: media.fileKey })
    .from(brandSettings)
    .leftJoin(media, eq(media.id, brandSettings.logoMediaId))
    .where(eq(brandSettings.userId, userId))
  return row
}
