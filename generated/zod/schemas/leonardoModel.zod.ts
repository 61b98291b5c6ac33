/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { LeonardoStyle } from './leonardoStyle.zod.ts';

export const leonardoModelLeonardoModelIdMax = 2000;

export const leonardoModelNameMax = 2000;

export const leonardoModelDescriptionMax = 400000;

export const leonardoModelStylesMax = 10000;



export const LeonardoModel = zod.object({
  "leonardo_model_id": zod.string().max(leonardoModelLeonardoModelIdMax).describe('The model'),
  "name": zod.string().max(leonardoModelNameMax).describe('Name to show'),
  "description": zod.string().max(leonardoModelDescriptionMax).describe('What it is good at'),
  "supports_style_reference": zod.boolean().describe('Whether a reference picture can guide it'),
  "styles": zod.array(LeonardoStyle).max(leonardoModelStylesMax).describe('Its styles; the first is its default')
}).describe('A picture model');

export type LeonardoModel = zod.input<typeof LeonardoModel>;
export type LeonardoModelOutput = zod.output<typeof LeonardoModel>;
