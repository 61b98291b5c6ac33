/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const LogoUploadRequest = zod.strictObject({
  "logo": zod.instanceof(Blob).describe('PNG, JPEG, WebP or SVG, up to 5 MB')
}).describe('A logo');

export type LogoUploadRequest = zod.input<typeof LogoUploadRequest>;
export type LogoUploadRequestOutput = zod.output<typeof LogoUploadRequest>;
