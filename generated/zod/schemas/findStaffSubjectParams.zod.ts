/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const findStaffSubjectParamsQueryMin = 3;
export const findStaffSubjectParamsQueryMax = 320;


export const FindStaffSubjectParams = zod.object({
  "query": zod.string().min(findStaffSubjectParamsQueryMin).max(findStaffSubjectParamsQueryMax)
})

export type FindStaffSubjectParams = zod.input<typeof FindStaffSubjectParams>;
export type FindStaffSubjectParamsOutput = zod.output<typeof FindStaffSubjectParams>;
