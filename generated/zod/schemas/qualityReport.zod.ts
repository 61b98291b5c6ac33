/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const qualityReportKindMax = 2000;

export const qualityReportEmailMax = 320;

export const qualityReportDetailsMax = 400000;



export const QualityReport = zod.object({
  "report_id": zod.uuid().describe('The report'),
  "kind": zod.string().max(qualityReportKindMax).describe('RENDERING or ENGINE'),
  "story_id": zod.uuid().nullable().describe('The story; null when none'),
  "email": zod.string().max(qualityReportEmailMax).describe('The email, masked until it is revealed'),
  "details": zod.string().max(qualityReportDetailsMax).describe('Description'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When')
}).describe('A report of a user');

export type QualityReport = zod.input<typeof QualityReport>;
export type QualityReportOutput = zod.output<typeof QualityReport>;
