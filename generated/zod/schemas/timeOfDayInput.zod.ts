/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const TimeOfDayInputDefault = `DAY`;

export const TimeOfDayInput = zod.enum(['DAY', 'NIGHT', 'DAWN', 'MORNING', 'AFTERNOON', 'EVENING', 'DUSK', 'CONTINUOUS']).default(TimeOfDayInputDefault).describe('When the segment plays');

export type TimeOfDayInput = zod.input<typeof TimeOfDayInput>;
export type TimeOfDayInputOutput = zod.output<typeof TimeOfDayInput>;
