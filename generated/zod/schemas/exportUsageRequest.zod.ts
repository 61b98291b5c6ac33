/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { UsageKind } from './usageKind.zod.ts';

export const exportUsageRequestKindMax = 7;

export const exportUsageRequestActionMax = 100;



export const ExportUsageRequest = zod.strictObject({
  "kind": zod.array(UsageKind).max(exportUsageRequestKindMax).optional().describe('Only these kinds'),
  "action": zod.string().max(exportUsageRequestActionMax).optional().describe('Only this action'),
  "story_id": zod.uuid().optional().describe('Only this story'),
  "from": zod.iso.date().optional().describe('From this day on, in UTC'),
  "to": zod.iso.date().optional().describe('Until the end of this day, in UTC')
}).describe('Which lines to export; omitted fields do not limit');

export type ExportUsageRequest = zod.input<typeof ExportUsageRequest>;
export type ExportUsageRequestOutput = zod.output<typeof ExportUsageRequest>;
