/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LocationTypeInput } from './locationTypeInput.ts';
import type { TimeOfDayInput } from './timeOfDayInput.ts';

/**
 * The whole heading of a segment; what is left out takes its default
 */
export interface UpdateScreenplaySegmentRequest {
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
     * The version that was changed; when it is no longer that one, the change is refused. Left out: whichever it is
     * @minimum 0
     * @maximum 1000000000
     */
  version?: number;
}
