/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Aroll } from './aroll.zod.ts';

export const changedArollsRevisionMin = 0;
export const changedArollsRevisionMax = 2147483647;

export const changedArollsArollsMax = 10000;



export const ChangedArolls = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "revision": zod.int().min(changedArollsRevisionMin).max(changedArollsRevisionMax).describe('The story\'s revision after the change'),
  "arolls": zod.array(Aroll).max(changedArollsArollsMax).describe('The changed A-rolls, the one that was named first')
}).describe('The A-rolls a change reached');

export type ChangedArolls = zod.input<typeof ChangedArolls>;
export type ChangedArollsOutput = zod.output<typeof ChangedArolls>;
