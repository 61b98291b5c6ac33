/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A small picture of a video
 */
export interface SetMediaThumbnailRequest {
  /** JPEG of a frame, up to 640 px on its longer side and 0.5 MB */
  thumbnail: Blob | File;
}
