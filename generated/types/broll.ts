/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Media } from './media.ts';

/**
 * A picture or clip that covers the A-rolls for a while
 */
export interface Broll {
  /** The B-roll */
  id: string;
  /** Scene it belongs to */
  scene_id: string;
  /** What is shown; null while it is being made */
  media: Media | null;
  /**
     * When it appears, ms from the scene's start
     * @minimum 0
     * @maximum 86400000
     */
  start_ms: number;
  /**
     * How long it stays, ms
     * @minimum 0
     * @maximum 86400000
     */
  duration_ms: number;
}
