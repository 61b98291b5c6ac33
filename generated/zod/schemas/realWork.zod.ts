/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Quote } from './quote.zod.ts';
import { RealEngine } from './realEngine.zod.ts';
import { RealItem } from './realItem.zod.ts';

export const realWorkRevisionMin = 0;
export const realWorkRevisionMax = 9007199254740991;

export const realWorkEnginesMax = 1000;

export const realWorkItemsMax = 100000;



export const RealWork = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "revision": zod.int().min(realWorkRevisionMin).max(realWorkRevisionMax).describe('State of the story that this is about'),
  "prices_as_of": zod.iso.date().describe('Day of the price table'),
  "engines": zod.array(RealEngine).max(realWorkEnginesMax).describe('Real engines that are connected; empty where all work is done by built-in draft engines'),
  "items": zod.array(RealItem).max(realWorkItemsMax).describe('In playing order'),
  "quote": zod.union([Quote,zod.null()]).describe('The last accepted quote, with its progress; null before the first')
}).describe('The assets of a story that connected engines could generate, with engines and prices');

export type RealWork = zod.input<typeof RealWork>;
export type RealWorkOutput = zod.output<typeof RealWork>;
