/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LocationTypeInput } from './locationTypeInput.ts';
import type { TimeOfDayInput } from './timeOfDayInput.ts';

/**
 * The whole heading of a segment; what is left out takes its default
 */
export interface UpdateScreenplaySegmentRequest {
  /** The location; left out when none is chosen */
  location?: string;
  location_type?: LocationTypeInput;
  time_of_day?: TimeOfDayInput;
}
