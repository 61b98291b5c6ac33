/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Media } from './media.ts';

/**
 * Where to put a file and the media it becomes
 */
export interface PresignedUpload {
  /**
     * Address for one PUT with the announced type and size
     * @maxLength 8192
     */
  presigned_url: string;
  /** When the address stops working */
  expires_at: string;
  media: Media;
}
