/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ScreenplayText = zod.object({
  "file_name": zod.string().describe('Name to save it under, made of the title'),
  "text": zod.string().describe('The screenplay in Fountain; empty when the story has no segments')
}).describe('A screenplay as a text file');

export type ScreenplayText = zod.input<typeof ScreenplayText>;
export type ScreenplayTextOutput = zod.output<typeof ScreenplayText>;
