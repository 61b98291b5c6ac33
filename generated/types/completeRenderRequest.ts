/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The file that was stored
 */
export interface CompleteRenderRequest {
  /** Media of createRenderUpload, after its bytes were put */
  media_id: string;
}
