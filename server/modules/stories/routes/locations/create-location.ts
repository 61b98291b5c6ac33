import { locations } from '#server/platform/db/schema/index.ts'
import { route } from '#server/platform/http/route.ts'
import { locationColumns } from '#server/modules/stories/screenplay/change-location.ts'
import { presentLocation } from '#server/modules/stories/screenplay/read.ts'

export const createLocation = route('createLocation', async ({ user, body, ...scope }) => {
  const columns = await locationColumns(scope, user, body)
  const now = scope.services.clock.now()
  const [row] = await scope.db
    .insert(locations)
    .values({ userId: user.id, ...columns, createdAt: now, updatedAt: now })
    .returning()
  if (!row) throw new Error('The location was not added')
  return presentLocation(row)
})
