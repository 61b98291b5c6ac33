/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const reportAssigneeEmailMax = 320;



export const ReportAssignee = zod.object({
  "user_id": zod.uuid().describe('The staff member'),
  "email": zod.string().max(reportAssigneeEmailMax).describe('Their email')
}).describe('A staff member who handles reports');

export type ReportAssignee = zod.input<typeof ReportAssignee>;
export type ReportAssigneeOutput = zod.output<typeof ReportAssignee>;
