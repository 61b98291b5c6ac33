/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const shotElementInputDescriptionMax = 500;

export const shotElementInputIndexMin = 0;
export const shotElementInputIndexMax = 10000;

export const shotElementInputVersionMin = 0;
export const shotElementInputVersionMax = 1000000000;



export const ShotElementInput = zod.strictObject({
  "element_type": zod.enum(['SHOT']).describe('The kind of element'),
  "description": zod.string().min(1).max(shotElementInputDescriptionMax).describe('The shot, for example CLOSE ON THE CUPS'),
  "index": zod.int().min(shotElementInputIndexMin).max(shotElementInputIndexMax).optional().describe('Place in the segment, from 0; left out: last when new, unchanged when it exists'),
  "version": zod.int().min(shotElementInputVersionMin).max(shotElementInputVersionMax).optional().describe('The version that was changed; when it is no longer that one, the change is refused. Left out: whichever it is')
}).describe('What the camera does');

export type ShotElementInput = zod.input<typeof ShotElementInput>;
export type ShotElementInputOutput = zod.output<typeof ShotElementInput>;
