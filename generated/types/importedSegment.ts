/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ImportedElement } from './importedElement.ts';
import type { LocationTypeInput } from './locationTypeInput.ts';
import type { TimeOfDayInput } from './timeOfDayInput.ts';

/**
 * A segment of an imported screenplay
 */
export interface ImportedSegment {
  /**
     * The name of the place; a location of that name is made when the person has none
     * @minLength 1
     * @maxLength 200
     */
  location?: string;
  location_type?: LocationTypeInput;
  time_of_day?: TimeOfDayInput;
  /**
     * Its paragraphs in order
     * @maxItems 1000
     */
  elements: ImportedElement[];
}
