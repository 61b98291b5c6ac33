/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CreditUnit = zod.enum(['CALL', 'SCENE', 'SECOND', 'IMAGE']).describe('What the cost is counted by');

export type CreditUnit = zod.input<typeof CreditUnit>;
export type CreditUnitOutput = zod.output<typeof CreditUnit>;
