/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { LocationType } from './locationType.zod.ts';
import { ScreenplayElement } from './screenplayElement.zod.ts';
import { TimeOfDay } from './timeOfDay.zod.ts';

export const screenplaySegmentIndexMin = 0;
export const screenplaySegmentIndexMax = 10000;

export const screenplaySegmentLocationNameMax = 2000;

export const screenplaySegmentVersionMin = 0;
export const screenplaySegmentVersionMax = 2147483647;

export const screenplaySegmentElementsMax = 50000;



export const ScreenplaySegment = zod.object({
  "id": zod.uuid().describe('The segment'),
  "story_id": zod.uuid().describe('The story'),
  "index": zod.int().min(screenplaySegmentIndexMin).max(screenplaySegmentIndexMax).describe('Place in the screenplay, from 0'),
  "location": zod.uuid().nullable().describe('The location; null when none is chosen'),
  "location_name": zod.string().max(screenplaySegmentLocationNameMax).describe('The location as text: its name, or the typed text; empty without either'),
  "location_type": LocationType,
  "time_of_day": TimeOfDay,
  "version": zod.int().min(screenplaySegmentVersionMin).max(screenplaySegmentVersionMax).describe('Grows by one with every change of its heading'),
  "elements": zod.array(ScreenplayElement).max(screenplaySegmentElementsMax).describe('Its paragraphs in order')
}).describe('A stretch of a screenplay at one place and time');

export type ScreenplaySegment = zod.input<typeof ScreenplaySegment>;
export type ScreenplaySegmentOutput = zod.output<typeof ScreenplaySegment>;
