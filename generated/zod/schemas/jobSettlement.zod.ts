/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const JobSettlement = zod.enum(['RETRY', 'RELEASE', 'ACKNOWLEDGE']).describe('Run it again at once, give it up with what that gives back, or take its failure off the list of what needs a person');

export type JobSettlement = zod.input<typeof JobSettlement>;
export type JobSettlementOutput = zod.output<typeof JobSettlement>;
