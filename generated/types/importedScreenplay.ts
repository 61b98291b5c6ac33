/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ImportedSegment } from './importedSegment.ts';

/**
 * A whole screenplay, with places and people by name
 */
export interface ImportedScreenplay {
  /**
     * Title; becomes the title of the story when it has none
     * @minLength 1
     * @maxLength 200
     */
  title?: string;
  /**
     * Its segments in order
     * @minItems 1
     * @maxItems 500
     */
  segments: ImportedSegment[];
}
