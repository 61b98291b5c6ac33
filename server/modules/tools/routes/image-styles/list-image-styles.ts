import { and, asc, desc, eq, isNull, or } from 'drizzle-orm'
import { imageStyles } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import { presentImageStyle, ensureSystemStyles } from '#server/modules/tools/image-styles/image-style.ts'

export const listImageStyles = route('listImageStyles', async ({ user, query, ...scope }) => {
  await ensureSystemStyles(scope)
  const mayUse = or(eq(imageStyles.userId, user.id), isNull(imageStyles.userId))
  const rows = await scope.db
    .select()
    .from(imageStyles)
    .where(and(mayUse, query.source && eq(imageStyles.source, query.source)))
    .orderBy(desc(imageStyles.source), asc(imageStyles.createdAt), asc(imageStyles.name))
  return { results: await Promise.all(rows.map((row) => presentImageStyle(scope, row))) }
})
