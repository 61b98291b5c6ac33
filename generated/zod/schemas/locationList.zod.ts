/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Location } from './location.zod.ts';

export const locationListResultsMax = 10000;



export const LocationList = zod.object({
  "results": zod.array(Location).max(locationListResultsMax).describe('Locations by name')
}).describe('Locations by name');

export type LocationList = zod.input<typeof LocationList>;
export type LocationListOutput = zod.output<typeof LocationList>;
