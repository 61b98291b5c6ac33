/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { TimelineKind } from './timelineKind.ts';

/**
 * Something that happened
 */
export interface TimelineEvent {
  /** The row it comes from */
  event_id: string;
  kind: TimelineKind;
  /**
     * Which, without anything that the person wrote
     * @maxLength 2000
     */
  detail: string;
  /**
     * Credits that came or went; null where it is not about credits
     * @minimum -1000000000
     * @maximum 1000000000
     * @nullable
     */
  credits: number | null;
  /**
     * The story; null when none
     * @nullable
     */
  story_id: string | null;
  /** When */
  created_at: string;
}
