/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A logo
 */
export interface LogoUploadRequest {
  /** PNG, JPEG, WebP or SVG, up to 5 MB */
  logo: Blob | File;
}
