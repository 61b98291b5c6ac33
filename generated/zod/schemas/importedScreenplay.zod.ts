/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ImportedSegment } from './importedSegment.zod.ts';

export const importedScreenplayTitleMax = 200;

export const importedScreenplaySegmentsMax = 500;



export const ImportedScreenplay = zod.strictObject({
  "title": zod.string().min(1).max(importedScreenplayTitleMax).optional().describe('Title; becomes the title of the story when it has none'),
  "segments": zod.array(ImportedSegment).min(1).max(importedScreenplaySegmentsMax).describe('Its segments in order')
}).describe('A whole screenplay, with locations and characters by name');

export type ImportedScreenplay = zod.input<typeof ImportedScreenplay>;
export type ImportedScreenplayOutput = zod.output<typeof ImportedScreenplay>;
