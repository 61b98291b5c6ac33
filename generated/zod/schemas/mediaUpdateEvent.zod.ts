/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Media } from './media.zod.ts';

export const mediaUpdateEventSeqMin = 0;
export const mediaUpdateEventSeqMax = 2147483647;



export const MediaUpdateEvent = zod.object({
  "media": Media,
  "seq": zod.int().min(mediaUpdateEventSeqMin).max(mediaUpdateEventSeqMax).optional().describe('Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count')
}).describe('A media was made or changed');

export type MediaUpdateEvent = zod.input<typeof MediaUpdateEvent>;
export type MediaUpdateEventOutput = zod.output<typeof MediaUpdateEvent>;
