/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The file that was encoded
 */
export interface CreateRenderUploadRequest {
  /**
     * Size of the MP4, bytes; the storage address takes exactly this many
     * @minimum 1
     * @maximum 4294967296
     */
  size_bytes: number;
}
