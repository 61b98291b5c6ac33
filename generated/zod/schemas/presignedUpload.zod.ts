/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Media } from './media.zod.ts';

export const presignedUploadPresignedUrlMax = 8192;



export const PresignedUpload = zod.object({
  "presigned_url": zod.string().max(presignedUploadPresignedUrlMax).describe('URL for one PUT with the announced type and size'),
  "expires_at": zod.iso.datetime({"offset":true}).describe('When the URL expires'),
  "media": Media
}).describe('Where to put a file and the media it becomes');

export type PresignedUpload = zod.input<typeof PresignedUpload>;
export type PresignedUploadOutput = zod.output<typeof PresignedUpload>;
