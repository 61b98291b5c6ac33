/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CreditsUpdatedEvent = zod.object({
  "balance": zod.number().describe('Credits left'),
  "seq": zod.int().optional().describe('Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count')
}).describe('Credits were granted, charged or refunded');

export type CreditsUpdatedEvent = zod.input<typeof CreditsUpdatedEvent>;
export type CreditsUpdatedEventOutput = zod.output<typeof CreditsUpdatedEvent>;
