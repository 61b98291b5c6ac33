/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StoryDocument } from './storyDocument.ts';
import type { StoryVersion } from './storyVersion.ts';

/**
 * A version with the whole story as it was then
 */
export interface StoryVersionDocument {
  version: StoryVersion;
  story: StoryDocument;
}
