/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { AuditVideo } from './auditVideo.zod.ts';

export const AuditVideoPage = zod.object({
  "count": zod.int().describe('Rows in all'),
  "page": zod.int().describe('This page, from 1'),
  "page_size": zod.int().describe('Rows per page'),
  "next_page": zod.int().nullable().describe('The next page; null on the last'),
  "results": zod.array(AuditVideo).describe('The rows of this page')
}).describe('A page of exported videos, newest first');

export type AuditVideoPage = zod.input<typeof AuditVideoPage>;
export type AuditVideoPageOutput = zod.output<typeof AuditVideoPage>;
