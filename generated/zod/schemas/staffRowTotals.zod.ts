/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const staffRowTotalsCreditsMin = -9007199254740991;
export const staffRowTotalsCreditsMax = 9007199254740991;

export const staffRowTotalsAmountMin = -9007199254740991;
export const staffRowTotalsAmountMax = 9007199254740991;

export const staffRowTotalsWorkMsMin = 0;
export const staffRowTotalsWorkMsMax = 9007199254740991;



export const StaffRowTotals = zod.object({
  "credits": zod.number().min(staffRowTotalsCreditsMin).max(staffRowTotalsCreditsMax).nullable().describe('Credits of charges or of the ledger; null of other rows'),
  "amount": zod.int().min(staffRowTotalsAmountMin).max(staffRowTotalsAmountMax).nullable().describe('Money of payments, in the smallest unit; null of other rows, and of several currencies'),
  "work_ms": zod.int().min(staffRowTotalsWorkMsMin).max(staffRowTotalsWorkMsMax).nullable().describe('Time of engines for pieces, ms; null of other rows')
}).describe('What all rows that fit come to, not only those of the page');

export type StaffRowTotals = zod.input<typeof StaffRowTotals>;
export type StaffRowTotalsOutput = zod.output<typeof StaffRowTotals>;
