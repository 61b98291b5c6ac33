/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { MissedEvent } from './missedEvent.zod.ts';

export const MissedEventList = zod.object({
  "channel": zod.string().describe('The private channel'),
  "seq": zod.int().describe('Sequence number of the last message; 0 before the first'),
  "is_complete": zod.boolean().describe('False when the host no longer holds everything: load the state anew'),
  "events": zod.array(MissedEvent).describe('Oldest first')
}).describe('What was sent since');

export type MissedEventList = zod.input<typeof MissedEventList>;
export type MissedEventListOutput = zod.output<typeof MissedEventList>;
