/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { StoryDocument } from './storyDocument.zod.ts';
import { StoryVersion } from './storyVersion.zod.ts';

export const StoryVersionDocument = zod.object({
  "version": StoryVersion,
  "story": StoryDocument
}).describe('A version with the whole story as it was then');

export type StoryVersionDocument = zod.input<typeof StoryVersionDocument>;
export type StoryVersionDocumentOutput = zod.output<typeof StoryVersionDocument>;
