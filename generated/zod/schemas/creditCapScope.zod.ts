/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CreditCapScope = zod.enum(['FILM', 'MONTH']).describe('FILM, what one film may cost; MONTH, what all work of a calendar month (UTC) may cost');

export type CreditCapScope = zod.input<typeof CreditCapScope>;
export type CreditCapScopeOutput = zod.output<typeof CreditCapScope>;
