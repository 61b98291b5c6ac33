/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const transitionElementInputDescriptionMax = 100;

export const transitionElementInputIndexMin = 0;
export const transitionElementInputIndexMax = 10000;

export const transitionElementInputVersionMin = 0;
export const transitionElementInputVersionMax = 1000000000;



export const TransitionElementInput = zod.strictObject({
  "element_type": zod.enum(['TRANSITION']).describe('The kind of element'),
  "description": zod.string().min(1).max(transitionElementInputDescriptionMax).describe('Its text, for example CUT TO'),
  "index": zod.int().min(transitionElementInputIndexMin).max(transitionElementInputIndexMax).optional().describe('Place in the segment, from 0; left out: last when new, unchanged when it exists'),
  "version": zod.int().min(transitionElementInputVersionMin).max(transitionElementInputVersionMax).optional().describe('The version that was changed; when it is no longer that one, the change is refused. Left out: whichever it is')
}).describe('How the segment ends');

export type TransitionElementInput = zod.input<typeof TransitionElementInput>;
export type TransitionElementInputOutput = zod.output<typeof TransitionElementInput>;
