/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LocationTypeInput } from './locationTypeInput.ts';
import type { TimeOfDayInput } from './timeOfDayInput.ts';

/**
 * A new segment
 */
export interface CreateScreenplaySegmentRequest {
  /** One of the person’s locations; left out when none is chosen */
  location?: string;
  /**
     * The place in words; only kept when no location is chosen
     * @minLength 0
     * @maxLength 200
     */
  location_name?: string;
  location_type?: LocationTypeInput;
  time_of_day?: TimeOfDayInput;
  /**
     * Place in the screenplay, from 0; left out or beyond the end: last
     * @minimum 0
     * @maximum 10000
     */
  index?: number;
}
