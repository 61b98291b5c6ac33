/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const QualityReport = zod.object({
  "report_id": zod.uuid().describe('The report'),
  "kind": zod.string().describe('RENDERING or ENGINE'),
  "story_id": zod.uuid().nullable().describe('The story; null when none'),
  "email": zod.email().describe('The person’s address'),
  "details": zod.string().describe('What was told'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When')
}).describe('A report of a person');

export type QualityReport = zod.input<typeof QualityReport>;
export type QualityReportOutput = zod.output<typeof QualityReport>;
