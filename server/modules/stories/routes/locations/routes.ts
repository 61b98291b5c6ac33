import { createLocation } from './create-location.ts'
import { deleteLocation } from './delete-location.ts'
import { listLocations } from './list-locations.ts'
import { updateLocation } from './update-location.ts'

export const locationRoutes = { createLocation, deleteLocation, listLocations, updateLocation }
