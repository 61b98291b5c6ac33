/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const usageExportFileNameMax = 300;

export const usageExportUrlMax = 8192;

export const usageExportRowsMin = 0;
export const usageExportRowsMax = 2147483647;

export const usageExportSizeBytesMin = 0;
export const usageExportSizeBytesMax = 1099511627776;



export const UsageExport = zod.object({
  "file_name": zod.string().max(usageExportFileNameMax).describe('Name to save it under'),
  "url": zod.string().max(usageExportUrlMax).describe('Where it is, for an hour'),
  "rows": zod.int().min(usageExportRowsMin).max(usageExportRowsMax).describe('Lines, the heading not counted'),
  "size_bytes": zod.int().min(usageExportSizeBytesMin).max(usageExportSizeBytesMax).describe('Bytes'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was made')
}).describe('A CSV file');

export type UsageExport = zod.input<typeof UsageExport>;
export type UsageExportOutput = zod.output<typeof UsageExport>;
