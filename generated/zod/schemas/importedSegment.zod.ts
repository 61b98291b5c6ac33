/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ImportedElement } from './importedElement.zod.ts';
import { LocationTypeInput } from './locationTypeInput.zod.ts';
import { TimeOfDayInput } from './timeOfDayInput.zod.ts';

export const importedSegmentLocationMax = 200;

export const importedSegmentElementsMax = 1000;



export const ImportedSegment = zod.strictObject({
  "location": zod.string().min(1).max(importedSegmentLocationMax).optional().describe('The name of the location; created when the user has none of that name'),
  "location_type": LocationTypeInput.optional(),
  "time_of_day": TimeOfDayInput.optional(),
  "elements": zod.array(ImportedElement).max(importedSegmentElementsMax).describe('Its paragraphs in order')
}).describe('A segment of an imported screenplay');

export type ImportedSegment = zod.input<typeof ImportedSegment>;
export type ImportedSegmentOutput = zod.output<typeof ImportedSegment>;
