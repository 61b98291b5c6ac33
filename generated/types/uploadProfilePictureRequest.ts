/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A picture of oneself
 */
export interface UploadProfilePictureRequest {
  /** PNG, JPEG or WebP, up to 5 MB */
  picture: Blob | File;
}
