/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const createRenderPartUploadRequestSizeBytesMax = 4294967296;



export const CreateRenderPartUploadRequest = zod.strictObject({
  "size_bytes": zod.int().min(1).max(createRenderPartUploadRequestSizeBytesMax).describe('Size of the part\'s MP4, bytes; the upload URL accepts exactly this many')
}).describe('The part that was encoded');

export type CreateRenderPartUploadRequest = zod.input<typeof CreateRenderPartUploadRequest>;
export type CreateRenderPartUploadRequestOutput = zod.output<typeof CreateRenderPartUploadRequest>;
