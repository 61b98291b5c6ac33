/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const JobSettlement = zod.enum(['RETRY', 'RELEASE', 'ACKNOWLEDGE']).describe('Run it again at once, fail it with its refund, or remove its failure from the list that needs attention');

export type JobSettlement = zod.input<typeof JobSettlement>;
export type JobSettlementOutput = zod.output<typeof JobSettlement>;
