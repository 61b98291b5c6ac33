/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const screenplayTextFileNameMax = 2000;

export const screenplayTextTextMax = 400000;



export const ScreenplayText = zod.object({
  "file_name": zod.string().max(screenplayTextFileNameMax).describe('Name to save it under, made of the title'),
  "text": zod.string().max(screenplayTextTextMax).describe('The screenplay in Fountain; empty when the story has no segments')
}).describe('A screenplay as a text file');

export type ScreenplayText = zod.input<typeof ScreenplayText>;
export type ScreenplayTextOutput = zod.output<typeof ScreenplayText>;
