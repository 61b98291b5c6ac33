/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { LocationTypeInput } from './locationTypeInput.zod.ts';
import { TimeOfDayInput } from './timeOfDayInput.zod.ts';

export const createScreenplaySegmentRequestLocationNameMin = 0;
export const createScreenplaySegmentRequestLocationNameMax = 200;

export const createScreenplaySegmentRequestIndexMin = 0;
export const createScreenplaySegmentRequestIndexMax = 10000;



export const CreateScreenplaySegmentRequest = zod.strictObject({
  "location": zod.uuid().optional().describe('One of the user’s locations; left out when none is chosen'),
  "location_name": zod.string().min(createScreenplaySegmentRequestLocationNameMin).max(createScreenplaySegmentRequestLocationNameMax).optional().describe('The location as text; only kept when no location is chosen'),
  "location_type": LocationTypeInput.optional(),
  "time_of_day": TimeOfDayInput.optional(),
  "index": zod.int().min(createScreenplaySegmentRequestIndexMin).max(createScreenplaySegmentRequestIndexMax).optional().describe('Place in the screenplay, from 0; left out or beyond the end: last')
}).describe('A new segment');

export type CreateScreenplaySegmentRequest = zod.input<typeof CreateScreenplaySegmentRequest>;
export type CreateScreenplaySegmentRequestOutput = zod.output<typeof CreateScreenplaySegmentRequest>;
