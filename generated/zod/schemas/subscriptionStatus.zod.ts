/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const SubscriptionStatus = zod.enum(['PENDING', 'ACTIVE', 'PAST_DUE', 'CANCELLED', 'EXPIRED']).describe('PENDING waits for the first payment, PAST_DUE for that of a renewal (7 days, in which the plan runs on), CANCELLED runs until the paid period ends');

export type SubscriptionStatus = zod.input<typeof SubscriptionStatus>;
export type SubscriptionStatusOutput = zod.output<typeof SubscriptionStatus>;
