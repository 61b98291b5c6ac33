import { useQueryClient } from '@tanstack/react-query'
import { createLocation, getListLocationsQueryKey } from '#generated/client/locations/locations.ts'
import { displayName } from '#src/domain/fountain/tidy.ts'

/** Adds a location: a name typed into a segment's heading that no location has. Returns its id. */
export function useAddLocation(): (name: string) => Promise<string> {
  const client = useQueryClient()
  return async (name) => {
    const { id } = await createLocation({ name: displayName(name) })
    await client.invalidateQueries({ queryKey: getListLocationsQueryKey() })
    return id
  }
}
