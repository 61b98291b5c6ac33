/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ListLocationsParams = zod.object({
  "derived_from": zod.uuid().optional()
})

export type ListLocationsParams = zod.input<typeof ListLocationsParams>;
export type ListLocationsParamsOutput = zod.output<typeof ListLocationsParams>;
