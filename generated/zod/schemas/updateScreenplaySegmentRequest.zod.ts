/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { LocationTypeInput } from './locationTypeInput.zod.ts';
import { TimeOfDayInput } from './timeOfDayInput.zod.ts';

export const UpdateScreenplaySegmentRequest = zod.strictObject({
  "location": zod.uuid().optional().describe('The location; left out when none is chosen'),
  "location_type": LocationTypeInput.optional(),
  "time_of_day": TimeOfDayInput.optional()
}).describe('The whole heading of a segment; what is left out takes its default');

export type UpdateScreenplaySegmentRequest = zod.input<typeof UpdateScreenplaySegmentRequest>;
export type UpdateScreenplaySegmentRequestOutput = zod.output<typeof UpdateScreenplaySegmentRequest>;
