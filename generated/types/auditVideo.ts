/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { FilmFlag } from './filmFlag.ts';

/**
 * An exported video
 */
export interface AuditVideo {
  /** The export */
  render_id: string;
  /** The story */
  story_id: string;
  /**
     * Title of the story
     * @maxLength 2000
     */
  display_title: string;
  /** The person */
  user_id: string;
  /**
     * The address, masked until it is revealed
     * @maxLength 320
     */
  email: string;
  /**
     * Signed address of the video; null when it was deleted
     * @maxLength 8192
     * @nullable
     */
  video_url: string | null;
  /**
     * Signed address of a still; null when there is none
     * @maxLength 8192
     * @nullable
     */
  thumbnail_url: string | null;
  /**
     * Width, px
     * @minimum 0
     * @maximum 100000
     */
  width: number;
  /**
     * Height, px
     * @minimum 0
     * @maximum 100000
     */
  height: number;
  /**
     * Length, ms
     * @minimum 0
     * @maximum 86400000
     */
  duration_ms: number;
  /** When it was exported */
  created_at: string;
  /** Until when it is the caller's */
  held_until: string;
  /**
     * Why it was rejected before its owner objected; null without an objection
     * @maxLength 2000
     * @nullable
     */
  rejection_reason: string | null;
  /**
     * What its owner objects; null without an objection
     * @maxLength 2000
     * @nullable
     */
  objection: string | null;
  /**
     * When the owner objected; null without an objection
     * @nullable
     */
  objected_at: string | null;
  /**
     * Seconds to look at, in the order of the film
     * @maxItems 100
     */
  flags: FilmFlag[];
}
