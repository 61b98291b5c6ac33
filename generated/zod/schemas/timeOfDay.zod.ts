/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const TimeOfDay = zod.enum(['DAY', 'NIGHT', 'DAWN', 'MORNING', 'AFTERNOON', 'EVENING', 'DUSK', 'CONTINUOUS']).describe('When a segment plays');

export type TimeOfDay = zod.input<typeof TimeOfDay>;
export type TimeOfDayOutput = zod.output<typeof TimeOfDay>;
