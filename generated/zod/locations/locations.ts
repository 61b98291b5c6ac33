/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  Acknowledgement,
  CreateLocationRequest,
  Location,
  LocationList,
  UpdateLocationRequest
} from '../schemas/index.ts';


/**
 * @summary List the user’s locations
 */
export const ListLocationsQueryParams = zod.object({
  "derived_from": zod.uuid().optional().describe('Only the variations of this location')
})

export const ListLocationsResponse = LocationList

/**
 * @summary Add a location
 */
export const CreateLocationBody = CreateLocationRequest

export const CreateLocationResponse = Location

/**
 * Segments that play there keep their text and have no location afterwards.
 * @summary Delete a location
 */
export const DeleteLocationParams = zod.object({
  "location_id": zod.uuid().describe('The location')
})

export const DeleteLocationResponse = Acknowledgement

/**
 * @summary Replace a location
 */
export const UpdateLocationParams = zod.object({
  "location_id": zod.uuid().describe('The location')
})

export const UpdateLocationBody = UpdateLocationRequest

export const UpdateLocationResponse = Location

