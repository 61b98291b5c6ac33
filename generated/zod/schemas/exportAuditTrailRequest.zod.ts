/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { TrailAction } from './trailAction.zod.ts';

export const exportAuditTrailRequestActionMax = 20;

export const exportAuditTrailRequestOrderDefault = `desc`;

export const ExportAuditTrailRequest = zod.strictObject({
  "action": zod.array(TrailAction).max(exportAuditTrailRequestActionMax).optional().describe('Only these'),
  "subject_id": zod.uuid().optional().describe('Only about this user, story, film or job'),
  "staff_id": zod.uuid().optional().describe('Only what this staff member did'),
  "from": zod.iso.date().optional().describe('From this day on, in UTC'),
  "to": zod.iso.date().optional().describe('Until the end of this day, in UTC'),
  "order": zod.enum(['asc', 'desc']).default(exportAuditTrailRequestOrderDefault).describe('Which end comes first')
}).describe('Which lines to export; omitted fields do not limit');

export type ExportAuditTrailRequest = zod.input<typeof ExportAuditTrailRequest>;
export type ExportAuditTrailRequestOutput = zod.output<typeof ExportAuditTrailRequest>;
