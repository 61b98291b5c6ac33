/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CreditCapScope = zod.enum(['FILM', 'MONTH']).describe('FILM, the cost of one story; MONTH, the cost of all work of a calendar month (UTC)');

export type CreditCapScope = zod.input<typeof CreditCapScope>;
export type CreditCapScopeOutput = zod.output<typeof CreditCapScope>;
