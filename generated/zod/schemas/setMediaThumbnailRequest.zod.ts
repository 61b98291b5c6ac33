/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const SetMediaThumbnailRequest = zod.strictObject({
  "thumbnail": zod.instanceof(Blob).describe('JPEG of a frame, up to 640 px on its longer side and 0.5 MB')
}).describe('A small image of a video');

export type SetMediaThumbnailRequest = zod.input<typeof SetMediaThumbnailRequest>;
export type SetMediaThumbnailRequestOutput = zod.output<typeof SetMediaThumbnailRequest>;
