/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { StoryStatus } from './storyStatus.zod.ts';

export const storyStatusEventSeqMin = 0;
export const storyStatusEventSeqMax = 2147483647;



export const StoryStatusEvent = zod.object({
  "status": StoryStatus,
  "seq": zod.int().min(storyStatusEventSeqMin).max(storyStatusEventSeqMax).optional().describe('Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count')
}).describe('The generation of a story moved on');

export type StoryStatusEvent = zod.input<typeof StoryStatusEvent>;
export type StoryStatusEventOutput = zod.output<typeof StoryStatusEvent>;
