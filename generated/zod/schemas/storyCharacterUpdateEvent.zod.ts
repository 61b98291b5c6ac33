/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Character } from './character.zod.ts';

export const StoryCharacterUpdateEvent = zod.object({
  "character": Character,
  "error": zod.string().nullish().describe('Why it failed; null or absent when it worked'),
  "seq": zod.int().optional().describe('Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count')
}).describe('A character of the story changed');

export type StoryCharacterUpdateEvent = zod.input<typeof StoryCharacterUpdateEvent>;
export type StoryCharacterUpdateEventOutput = zod.output<typeof StoryCharacterUpdateEvent>;
