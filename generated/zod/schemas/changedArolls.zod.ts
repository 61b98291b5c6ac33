/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Aroll } from './aroll.zod.ts';

export const ChangedArolls = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "revision": zod.int().describe('The story\'s revision after the change'),
  "arolls": zod.array(Aroll).describe('The changed A-rolls, the one that was named first')
}).describe('The A-rolls a change reached');

export type ChangedArolls = zod.input<typeof ChangedArolls>;
export type ChangedArollsOutput = zod.output<typeof ChangedArolls>;
