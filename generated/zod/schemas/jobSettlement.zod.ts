/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const JobSettlement = zod.enum(['RETRY', 'RELEASE']).describe('Run it again at once, or give it up with what that gives back');

export type JobSettlement = zod.input<typeof JobSettlement>;
export type JobSettlementOutput = zod.output<typeof JobSettlement>;
