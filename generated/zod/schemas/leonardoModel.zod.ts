/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { LeonardoStyle } from './leonardoStyle.zod.ts';

export const LeonardoModel = zod.object({
  "leonardo_model_id": zod.string().describe('The model'),
  "name": zod.string().describe('Name to show'),
  "description": zod.string().describe('What it is good at'),
  "supports_style_reference": zod.boolean().describe('Whether a reference picture can guide it'),
  "styles": zod.array(LeonardoStyle).describe('Its styles; the first is its default')
}).describe('A picture model');

export type LeonardoModel = zod.input<typeof LeonardoModel>;
export type LeonardoModelOutput = zod.output<typeof LeonardoModel>;
