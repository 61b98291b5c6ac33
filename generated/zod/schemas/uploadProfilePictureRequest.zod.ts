/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const UploadProfilePictureRequest = zod.strictObject({
  "picture": zod.instanceof(Blob).describe('PNG, JPEG or WebP, up to 5 MB')
}).describe('A profile picture');

export type UploadProfilePictureRequest = zod.input<typeof UploadProfilePictureRequest>;
export type UploadProfilePictureRequestOutput = zod.output<typeof UploadProfilePictureRequest>;
