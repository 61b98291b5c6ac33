/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ArchiveStoryRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "archive": zod.boolean().describe('true puts the story away, false takes it back')
}).describe('Put away or take back');

export type ArchiveStoryRequest = zod.input<typeof ArchiveStoryRequest>;
export type ArchiveStoryRequestOutput = zod.output<typeof ArchiveStoryRequest>;
