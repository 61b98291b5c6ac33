/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const creditsUpdatedEventBalanceMin = -1000000000;
export const creditsUpdatedEventBalanceMax = 1000000000;

export const creditsUpdatedEventSeqMin = 0;
export const creditsUpdatedEventSeqMax = 2147483647;



export const CreditsUpdatedEvent = zod.object({
  "balance": zod.number().min(creditsUpdatedEventBalanceMin).max(creditsUpdatedEventBalanceMax).describe('Credits left'),
  "seq": zod.int().min(creditsUpdatedEventSeqMin).max(creditsUpdatedEventSeqMax).optional().describe('Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count')
}).describe('Credits were granted, charged or refunded');

export type CreditsUpdatedEvent = zod.input<typeof CreditsUpdatedEvent>;
export type CreditsUpdatedEventOutput = zod.output<typeof CreditsUpdatedEvent>;
