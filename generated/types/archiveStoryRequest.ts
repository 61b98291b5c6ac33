/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Put away or take back
 */
export interface ArchiveStoryRequest {
  /** The story */
  story_id: string;
  /** true puts the story away, false takes it back */
  archive: boolean;
}
