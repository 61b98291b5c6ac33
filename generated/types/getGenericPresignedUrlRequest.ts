/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MediaArgs } from './mediaArgs.ts';

/**
 * The file that will be stored
 */
export interface GetGenericPresignedUrlRequest {
  /**
     * Name of the file; only shown, never part of an address
     * @minLength 1
     * @maxLength 255
     */
  file_name: string;
  /**
     * MIME type; the storage address takes exactly this one
     * @minLength 3
     * @maxLength 100
     * @pattern ^[\w.+-]+/[\w.+-]+$
     */
  content_type: string;
  media_args: MediaArgs;
}
