/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const reportAssigneeEmailMax = 320;



export const ReportAssignee = zod.object({
  "user_id": zod.uuid().describe('The member of staff'),
  "email": zod.string().max(reportAssigneeEmailMax).describe('Their address')
}).describe('A member of staff who can deal with reports');

export type ReportAssignee = zod.input<typeof ReportAssignee>;
export type ReportAssigneeOutput = zod.output<typeof ReportAssignee>;
