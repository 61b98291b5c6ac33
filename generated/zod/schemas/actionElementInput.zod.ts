/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const actionElementInputDescriptionMax = 5000;

export const actionElementInputIndexMin = 0;
export const actionElementInputIndexMax = 10000;

export const actionElementInputVersionMin = 0;
export const actionElementInputVersionMax = 1000000000;



export const ActionElementInput = zod.strictObject({
  "element_type": zod.enum(['ACTION']).describe('The kind of element'),
  "description": zod.string().min(1).max(actionElementInputDescriptionMax).describe('What happens'),
  "index": zod.int().min(actionElementInputIndexMin).max(actionElementInputIndexMax).optional().describe('Place in the segment, from 0; left out: last when new, unchanged when it exists'),
  "version": zod.int().min(actionElementInputVersionMin).max(actionElementInputVersionMax).optional().describe('The version that was changed; when it is no longer that one, the change is refused. Left out: whichever it is')
}).describe('The visible action');

export type ActionElementInput = zod.input<typeof ActionElementInput>;
export type ActionElementInputOutput = zod.output<typeof ActionElementInput>;
