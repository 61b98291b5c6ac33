/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { AuditVideo } from './auditVideo.zod.ts';

export const auditVideoPageCountMin = 0;
export const auditVideoPageCountMax = 2147483647;

export const auditVideoPagePageMin = 0;
export const auditVideoPagePageMax = 2147483647;

export const auditVideoPagePageSizeMin = 0;
export const auditVideoPagePageSizeMax = 2147483647;

export const auditVideoPageNextPageMin = 0;
export const auditVideoPageNextPageMax = 2147483647;

export const auditVideoPageResultsMax = 10000;



export const AuditVideoPage = zod.object({
  "count": zod.int().min(auditVideoPageCountMin).max(auditVideoPageCountMax).describe('Pending films that no other reviewer has claimed'),
  "page": zod.int().min(auditVideoPagePageMin).max(auditVideoPagePageMax).describe('This page, from 1'),
  "page_size": zod.int().min(auditVideoPagePageSizeMin).max(auditVideoPagePageSizeMax).describe('Rows per page'),
  "next_page": zod.int().min(auditVideoPageNextPageMin).max(auditVideoPageNextPageMax).nullable().describe('The next page; null on the last'),
  "results": zod.array(AuditVideo).max(auditVideoPageResultsMax).describe('The rows of this page')
}).describe('A page of the exported videos that the caller holds');

export type AuditVideoPage = zod.input<typeof AuditVideoPage>;
export type AuditVideoPageOutput = zod.output<typeof AuditVideoPage>;
