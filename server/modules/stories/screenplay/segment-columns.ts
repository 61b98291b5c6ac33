import type { UpdateScreenplaySegmentRequest } from '#generated/schema.ts'
import { tidyPlace } from '#src/domain/fountain/tidy.ts'
import { type Owner, ownLocation } from '#server/platform/auth/ownership.ts'
import type { Scope } from '#server/platform/context.ts'
import { HttpError, validationFailed } from '#server/platform/http/http-error.ts'
import type { LocationRow, SegmentRow } from './read.ts'

type SegmentInput = Omit<UpdateScreenplaySegmentRequest, 'version'>
type SegmentColumns = Pick<SegmentRow, 'locationId' | 'locationName' | 'locationType' | 'timeOfDay'>

/** A heading as it was sent, as columns; what was left out is as it is in a new one. */
export async function segmentColumns(scope: Scope, user: Owner, input: SegmentInput): Promise<SegmentColumns> {
  const location = input.location === undefined ? null : await requireLocation(scope, user, input.location)
  return {
    locationId: location?.id ?? null,
    locationName: location === null ? tidyPlace(input.location_name ?? '') : '',
    locationType: input.location_type ?? 'INT',
    timeOfDay: input.time_of_day ?? 'DAY',
  }
}

async function requireLocation(scope: Scope, user: Owner, id: string): Promise<LocationRow> {
  try {
    return await ownLocation(scope.db, user, id)
  } catch (cause) {
    if (cause instanceof HttpError && cause.status === 404)
      throw validationFailed({ location: ['Choose one of your locations'] })
    throw cause
  }
}
