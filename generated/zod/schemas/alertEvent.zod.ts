/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const AlertEvent = zod.object({
  "message": zod.string().describe('The note'),
  "seq": zod.int().optional().describe('Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count')
}).describe('A note for the log');

export type AlertEvent = zod.input<typeof AlertEvent>;
export type AlertEventOutput = zod.output<typeof AlertEvent>;
