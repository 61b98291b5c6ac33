/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ScreenplaySegment } from './screenplaySegment.zod.ts';

export const screenplaySegmentListResultsMax = 10000;



export const ScreenplaySegmentList = zod.object({
  "results": zod.array(ScreenplaySegment).max(screenplaySegmentListResultsMax).describe('The segments of a story in order')
}).describe('The segments of a story in order');

export type ScreenplaySegmentList = zod.input<typeof ScreenplaySegmentList>;
export type ScreenplaySegmentListOutput = zod.output<typeof ScreenplaySegmentList>;
