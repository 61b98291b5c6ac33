/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ImportedScreenplay } from './importedScreenplay.ts';

/**
 * A screenplay to take over
 */
export interface ImportScreenplayRequest {
  /** The screenplay; replaces every segment the story has */
  screenplay_data: ImportedScreenplay;
}
