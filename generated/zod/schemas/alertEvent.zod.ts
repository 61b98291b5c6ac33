/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const alertEventMessageMax = 400000;

export const alertEventSeqMin = 0;
export const alertEventSeqMax = 2147483647;



export const AlertEvent = zod.object({
  "message": zod.string().max(alertEventMessageMax).describe('The note'),
  "seq": zod.int().min(alertEventSeqMin).max(alertEventSeqMax).optional().describe('Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count')
}).describe('A note for the log');

export type AlertEvent = zod.input<typeof AlertEvent>;
export type AlertEventOutput = zod.output<typeof AlertEvent>;
