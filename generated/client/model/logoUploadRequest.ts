/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A logo
 */
export interface LogoUploadRequest {
  /** PNG, JPEG or WebP, up to 5 MB */
  logo: Blob | File;
}
