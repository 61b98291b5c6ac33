/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const getVideoFilesForAuditParamsPageDefault = 1;
export const getVideoFilesForAuditParamsPageMax = 100000;

export const getVideoFilesForAuditParamsPageSizeDefault = 10;
export const getVideoFilesForAuditParamsPageSizeMax = 100;


export const GetVideoFilesForAuditParams = zod.object({
  "page": zod.int().min(1).max(getVideoFilesForAuditParamsPageMax).default(getVideoFilesForAuditParamsPageDefault),
  "page_size": zod.int().min(1).max(getVideoFilesForAuditParamsPageSizeMax).default(getVideoFilesForAuditParamsPageSizeDefault)
})

export type GetVideoFilesForAuditParams = zod.input<typeof GetVideoFilesForAuditParams>;
export type GetVideoFilesForAuditParamsOutput = zod.output<typeof GetVideoFilesForAuditParams>;
