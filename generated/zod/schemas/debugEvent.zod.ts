/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const debugEventEventMax = 200;

export const debugEventSeqMin = 0;
export const debugEventSeqMax = 2147483647;



export const DebugEvent = zod.object({
  "event": zod.string().max(debugEventEventMax).describe('Its name'),
  "seq": zod.int().min(debugEventSeqMin).max(debugEventSeqMax).describe('Its number in the channel of the story\'s user'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was sent')
}).describe('A realtime event about the story');

export type DebugEvent = zod.input<typeof DebugEvent>;
export type DebugEventOutput = zod.output<typeof DebugEvent>;
