/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { LeonardoStyle } from './leonardoStyle.zod.ts';

export const leonardoModelLeonardoModelIdMax = 2000;

export const leonardoModelNameMax = 2000;

export const leonardoModelDescriptionMax = 400000;

export const leonardoModelMostPortraitsMin = 0;
export const leonardoModelMostPortraitsMax = 1000;

export const leonardoModelStylesMax = 10000;



export const LeonardoModel = zod.object({
  "leonardo_model_id": zod.string().max(leonardoModelLeonardoModelIdMax).describe('The model'),
  "name": zod.string().min(1).max(leonardoModelNameMax).describe('Name to show'),
  "description": zod.string().min(1).max(leonardoModelDescriptionMax).describe('What it is good at'),
  "is_built_in": zod.boolean().describe('Whether it comes with the app and needs no provider'),
  "supports_style_reference": zod.boolean().describe('Whether a reference image can guide it'),
  "most_portraits": zod.int().min(leonardoModelMostPortraitsMin).max(leonardoModelMostPortraitsMax).describe('Maximum portraits of the cast that it follows at once; 0 where it uses words alone'),
  "styles": zod.array(LeonardoStyle).max(leonardoModelStylesMax).describe('Its styles; the first is its default')
}).describe('An image model');

export type LeonardoModel = zod.input<typeof LeonardoModel>;
export type LeonardoModelOutput = zod.output<typeof LeonardoModel>;
