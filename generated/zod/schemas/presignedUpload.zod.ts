/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Media } from './media.zod.ts';

export const presignedUploadPresignedUrlMax = 8192;

export const presignedUploadHeadersContentTypeMax = 100;

export const presignedUploadHeadersXAmzAclMax = 20;



export const PresignedUpload = zod.object({
  "presigned_url": zod.string().max(presignedUploadPresignedUrlMax).describe('URL for a PUT with the announced type and size; of another host where files are stored elsewhere'),
  "headers": zod.object({
  "Content-Type": zod.string().max(presignedUploadHeadersContentTypeMax).describe('The announced type'),
  "x-amz-acl": zod.string().max(presignedUploadHeadersXAmzAclMax).optional().describe('Absent where the storage has no ACLs')
}).describe('Headers of the PUT, besides its length; no others whose names begin with `x-amz-`'),
  "is_checked_later": zod.boolean().describe('Whether the file is checked after the PUT was answered. Then read the media until its status is COMPLETED or FAILED'),
  "expires_at": zod.iso.datetime({"offset":true}).describe('When the URL expires'),
  "media": Media
}).describe('Where to put a file and the media it becomes');

export type PresignedUpload = zod.input<typeof PresignedUpload>;
export type PresignedUploadOutput = zod.output<typeof PresignedUpload>;
