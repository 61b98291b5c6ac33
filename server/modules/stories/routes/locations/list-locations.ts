import { and, asc, eq, sql } from 'drizzle-orm'
import { ownLocation } from '#server/platform/auth/ownership.ts'
import { locations } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import { presentLocation } from '#server/modules/stories/screenplay/read.ts'

export const listLocations = route('listLocations', async ({ user, query, ...scope }) => {
  const { derived_from: from } = query
  if (from !== undefined) await ownLocation(scope.db, user, from)
  const rows = await scope.db
    .select()
    .from(locations)
    .where(and(eq(locations.userId, user.id), from === undefined ? undefined : eq(locations.derivedFromId, from)))
    .orderBy(asc(sql`lower(${locations.name})`), asc(locations.createdAt))
  return { results: rows.map(presentLocation) }
})
