/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LocationType } from './locationType.ts';
import type { ScreenplayElement } from './screenplayElement.ts';
import type { TimeOfDay } from './timeOfDay.ts';

/**
 * A stretch of a screenplay at one place and time
 */
export interface ScreenplaySegment {
  /** The segment */
  id: string;
  /** The story */
  story_id: string;
  /**
     * Place in the screenplay, from 0
     * @minimum 0
     * @maximum 10000
     */
  index: number;
  /**
     * The location; null when none is chosen
     * @nullable
     */
  location: string | null;
  /**
     * The place in words: the name of the location, or what was typed; empty when neither is there
     * @maxLength 2000
     */
  location_name: string;
  location_type: LocationType;
  time_of_day: TimeOfDay;
  /**
     * Grows by one with every change of its heading
     * @minimum 0
     * @maximum 2147483647
     */
  version: number;
  /**
     * Its paragraphs in order
     * @maxItems 50000
     */
  elements: ScreenplayElement[];
}
