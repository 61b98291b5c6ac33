/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const UsageKind = zod.enum(['GRANT', 'EXPIRY', 'REVERSAL', 'HOLD', 'CHARGE', 'RELEASE', 'REFUND']).describe('What happened: credits were added (GRANT), expired (EXPIRY) or were taken back (REVERSAL); work holds them (HOLD), was charged (CHARGE), was released (RELEASE) or was refunded after its charge (REFUND)');

export type UsageKind = zod.input<typeof UsageKind>;
export type UsageKindOutput = zod.output<typeof UsageKind>;
