/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const improvedPromptPromptMax = 400000;



export const ImprovedPrompt = zod.object({
  "prompt": zod.string().max(improvedPromptPromptMax).describe('The same prompt with additions')
}).describe('An improved prompt');

export type ImprovedPrompt = zod.input<typeof ImprovedPrompt>;
export type ImprovedPromptOutput = zod.output<typeof ImprovedPrompt>;
