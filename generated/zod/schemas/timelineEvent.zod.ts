/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { TimelineKind } from './timelineKind.zod.ts';

export const timelineEventDetailMax = 2000;

export const timelineEventCreditsMin = -1000000000;
export const timelineEventCreditsMax = 1000000000;



export const TimelineEvent = zod.object({
  "event_id": zod.uuid().describe('The row it comes from'),
  "kind": TimelineKind,
  "detail": zod.string().max(timelineEventDetailMax).describe('Its subject, without texts of the user'),
  "credits": zod.number().min(timelineEventCreditsMin).max(timelineEventCreditsMax).nullable().describe('Credits added or removed; null where it is not about credits'),
  "story_id": zod.uuid().nullable().describe('The story; null when none'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When')
}).describe('Something that happened');

export type TimelineEvent = zod.input<typeof TimelineEvent>;
export type TimelineEventOutput = zod.output<typeof TimelineEvent>;
