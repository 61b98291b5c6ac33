import { and, eq, inArray, like, ne, notExists, sql } from 'drizzle-orm'
import type { Scope } from '#server/platform/context.ts'
import { media, renders } from '#server/platform/db/schema/index.ts'
import { changeBrand } from './change-brand.ts'

/**
 * Puts another logo, or none, in the place of the present one. Files of earlier logos go once that is certain, but for those that a film
 * shows: its story keeps showing them, too.
 */
export async function replaceLogo(scope: Scope, userId: string, logoMediaId: string | null): Promise<void> {
  const { db, services } = scope
  await changeBrand(scope, userId, { logoMediaId })
  const isShown = db
    .select({ id: renders.id })
    .from(renders)
    .where(
      and(
        eq(renders.userId, userId),
        inArray(renders.status, ['QUEUED', 'RENDERING', 'COMPLETED']),
        sql`${renders.brandLook}->>'logoMediaId' = ${media.id}::text`,
      ),
    )
  const earlier = await db
    .delete(media)
    .where(
      and(
        eq(media.userId, userId),
        like(media.fileKey, 'logo/%'),
        logoMediaId === null ? undefined : ne(media.id, logoMediaId),
        notExists(isShown),
      ),
    )
    .returning({ fileKey: media.fileKey })
  for (const { fileKey } of earlier) if (fileKey !== null) scope.afterCommit(() => services.files.remove(fileKey))
}
