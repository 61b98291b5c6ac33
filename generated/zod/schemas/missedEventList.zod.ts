/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { MissedEvent } from './missedEvent.zod.ts';

export const missedEventListChannelMax = 2000;

export const missedEventListSeqMin = 0;
export const missedEventListSeqMax = 2147483647;

export const missedEventListEventsMax = 10000;



export const MissedEventList = zod.object({
  "channel": zod.string().max(missedEventListChannelMax).describe('The private channel'),
  "seq": zod.int().min(missedEventListSeqMin).max(missedEventListSeqMax).describe('Sequence number of the last message; 0 before the first'),
  "is_complete": zod.boolean().describe('False when the host no longer holds everything: reload the state'),
  "events": zod.array(MissedEvent).max(missedEventListEventsMax).describe('Oldest first')
}).describe('The events since');

export type MissedEventList = zod.input<typeof MissedEventList>;
export type MissedEventListOutput = zod.output<typeof MissedEventList>;
