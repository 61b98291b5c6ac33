/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { MediaType } from './mediaType.ts';

/**
 * What the file is for
 */
export interface MediaArgs {
  /**
     * Size of the file, bytes; the storage address takes exactly this many. A picture can have 25 MB, a recording 200 MB, a video 2 GB
     * @minimum 0
     * @maximum 1099511627776
     */
  size_bytes: number;
  media_type?: MediaType;
  /** Story it is for */
  story_id?: string;
  /** Scene it is for */
  scene_id?: string;
  /** A-roll it is for */
  aroll_id?: string;
}
