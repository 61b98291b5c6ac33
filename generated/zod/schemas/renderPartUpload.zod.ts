/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const renderPartUploadPresignedUrlMax = 8192;

export const renderPartUploadHeadersContentTypeMax = 100;

export const renderPartUploadHeadersXAmzAclMax = 20;



export const RenderPartUpload = zod.object({
  "presigned_url": zod.string().max(renderPartUploadPresignedUrlMax).describe('URL for a PUT with the announced size'),
  "headers": zod.object({
  "Content-Type": zod.string().max(renderPartUploadHeadersContentTypeMax).describe('video/mp4'),
  "x-amz-acl": zod.string().max(renderPartUploadHeadersXAmzAclMax).optional().describe('Absent where the storage has no ACLs')
}).describe('Headers of the PUT, besides its length; no others whose names begin with `x-amz-`'),
  "expires_at": zod.iso.datetime({"offset":true}).describe('When the URL expires')
}).describe('Where to put a part of a video');

export type RenderPartUpload = zod.input<typeof RenderPartUpload>;
export type RenderPartUploadOutput = zod.output<typeof RenderPartUpload>;
