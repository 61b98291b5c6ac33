/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const SubscriptionStatus = zod.enum(['PENDING', 'ACTIVE', 'CANCELLED', 'EXPIRED']).describe('PENDING waits for the payment, CANCELLED runs until the period ends');

export type SubscriptionStatus = zod.input<typeof SubscriptionStatus>;
export type SubscriptionStatusOutput = zod.output<typeof SubscriptionStatus>;
