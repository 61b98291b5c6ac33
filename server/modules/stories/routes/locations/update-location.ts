import { eq } from 'drizzle-orm'
import { ownLocation } from '#server/platform/auth/ownership.ts'
import { locations } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import { followLocation, locationColumns, storiesAt } from '#server/modules/stories/screenplay/change-location.ts'
import { presentLocation } from '#server/modules/stories/screenplay/read.ts'

export const updateLocation = route('updateLocation', async ({ user, params, body, ...scope }) => {
  const before = await ownLocation(scope.db, user, params.location_id)
  const columns = await locationColumns(scope, user, body, before.id)
  const [row] = await scope.db
    .update(locations)
    .set({ ...columns, updatedAt: scope.services.clock.now() })
    .where(eq(locations.id, before.id))
    .returning()
  if (!row) throw new Error('The location does not exist any more')
  if (row.name !== before.name) await followLocation(scope, user, await storiesAt(scope, row.id))
  return presentLocation(row)
})
