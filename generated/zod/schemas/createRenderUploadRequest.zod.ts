/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const createRenderUploadRequestSizeBytesMax = 4294967296;



export const CreateRenderUploadRequest = zod.strictObject({
  "size_bytes": zod.int().min(1).max(createRenderUploadRequestSizeBytesMax).describe('Size of the MP4, bytes; the upload URL accepts exactly this many')
}).describe('The file that was encoded');

export type CreateRenderUploadRequest = zod.input<typeof CreateRenderUploadRequest>;
export type CreateRenderUploadRequestOutput = zod.output<typeof CreateRenderUploadRequest>;
