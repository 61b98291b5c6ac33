import { eq } from 'drizzle-orm'
import { ownLocation } from '#server/platform/auth/ownership.ts'
import { locations, screenplaySegments } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import { followLocation, storiesAt } from '#server/modules/stories/screenplay/change-location.ts'

export const deleteLocation = route('deleteLocation', async ({ user, params, ...scope }) => {
  const row = await ownLocation(scope.db, user, params.location_id)
  const stories = await storiesAt(scope, row.id)
  await scope.db
    .update(screenplaySegments)
    .set({ locationId: null, locationName: row.name })
    .where(eq(screenplaySegments.locationId, row.id))
  await scope.db.delete(locations).where(eq(locations.id, row.id))
  await followLocation(scope, user, stories)
  return { message: 'The location was deleted' }
})
