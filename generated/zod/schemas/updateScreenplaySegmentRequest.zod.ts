/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { LocationTypeInput } from './locationTypeInput.zod.ts';
import { TimeOfDayInput } from './timeOfDayInput.zod.ts';

export const updateScreenplaySegmentRequestLocationNameMin = 0;
export const updateScreenplaySegmentRequestLocationNameMax = 200;

export const updateScreenplaySegmentRequestVersionMin = 0;
export const updateScreenplaySegmentRequestVersionMax = 1000000000;



export const UpdateScreenplaySegmentRequest = zod.strictObject({
  "location": zod.uuid().optional().describe('One of the user’s locations; left out when none is chosen'),
  "location_name": zod.string().min(updateScreenplaySegmentRequestLocationNameMin).max(updateScreenplaySegmentRequestLocationNameMax).optional().describe('The location as text; only kept when no location is chosen'),
  "location_type": LocationTypeInput.optional(),
  "time_of_day": TimeOfDayInput.optional(),
  "version": zod.int().min(updateScreenplaySegmentRequestVersionMin).max(updateScreenplaySegmentRequestVersionMax).optional().describe('The version that was changed; when it is no longer that one, the change is refused. Left out: whichever it is')
}).describe('The whole heading of a segment; omitted fields get their defaults');

export type UpdateScreenplaySegmentRequest = zod.input<typeof UpdateScreenplaySegmentRequest>;
export type UpdateScreenplaySegmentRequestOutput = zod.output<typeof UpdateScreenplaySegmentRequest>;
