import { eq } from 'drizzle-orm'
import type { Scope } from '#server/context.ts'
import { brandSettings, media } from '#server/db/schema/index.ts'

/** Puts another logo, or none, in the place of the present one, whose file goes once that is certain. */
export async function replaceLogo(scope: Scope, userId: string, logoMediaId: string | null): Promise<void> {
  const { db, services } = scope
  const [present] = await db
    .select({ id: media.id, fileKey: media.fileKey })
    .from(brandSettings)
    .innerJoin(media, eq(media.id, brandSettings.logoMediaId))
    .where(eq(brandSettings.userId, userId))
  await db
    .update(brandSettings)
    .set({ logoMediaId, updatedAt: services.clock.now() })
    .where(eq(brandSettings.userId, userId))
  if (!present) return
  await db.delete(media).where(eq(media.id, present.id))
  const { fileKey } = present
  if (fileKey !== null) scope.afterCommit(() => services.files.remove(fileKey))
}
