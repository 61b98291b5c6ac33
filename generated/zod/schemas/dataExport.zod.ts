/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const dataExportUrlMax = 8000;

export const dataExportFileNameMax = 2000;

export const dataExportSizeBytesMin = 0;
export const dataExportSizeBytesMax = 1000000000000000;

export const dataExportErrorMessageMax = 20000;



export const DataExport = zod.object({
  "status": zod.enum(['NONE', 'PREPARING', 'READY', 'FAILED']).describe('NONE: never requested, or the last one has expired'),
  "url": zod.string().max(dataExportUrlMax).nullable().describe('Signed URL of the zip; null until READY'),
  "file_name": zod.string().max(dataExportFileNameMax).describe('Name to save under'),
  "size_bytes": zod.int().min(dataExportSizeBytesMin).max(dataExportSizeBytesMax).nullable().describe('Size of the zip, bytes; null until READY'),
  "requested_at": zod.iso.datetime({"offset":true}).nullable().describe('When it was requested; null when it was not'),
  "expires_at": zod.iso.datetime({"offset":true}).nullable().describe('Until when it can be downloaded; null until READY'),
  "error_message": zod.string().max(dataExportErrorMessageMax).nullable().describe('Why it FAILED and what to do; null otherwise')
}).describe('The user\'s newest data export');

export type DataExport = zod.input<typeof DataExport>;
export type DataExportOutput = zod.output<typeof DataExport>;
