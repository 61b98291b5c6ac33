/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const UsageKind = zod.enum(['GRANT', 'CHARGE', 'REFUND']).describe('Grants and refunds add, charges take');

export type UsageKind = zod.input<typeof UsageKind>;
export type UsageKindOutput = zod.output<typeof UsageKind>;
