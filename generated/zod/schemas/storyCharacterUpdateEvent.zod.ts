/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Character } from './character.zod.ts';

export const storyCharacterUpdateEventErrorMax = 2000;

export const storyCharacterUpdateEventSeqMin = 0;
export const storyCharacterUpdateEventSeqMax = 2147483647;



export const StoryCharacterUpdateEvent = zod.object({
  "character": Character,
  "error": zod.string().max(storyCharacterUpdateEventErrorMax).nullish().describe('Why it failed; null or absent when it worked'),
  "seq": zod.int().min(storyCharacterUpdateEventSeqMin).max(storyCharacterUpdateEventSeqMax).optional().describe('Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count')
}).describe('A character of the story changed');

export type StoryCharacterUpdateEvent = zod.input<typeof StoryCharacterUpdateEvent>;
export type StoryCharacterUpdateEventOutput = zod.output<typeof StoryCharacterUpdateEvent>;
