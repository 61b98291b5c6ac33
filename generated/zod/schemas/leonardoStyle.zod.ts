/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const leonardoStyleLeonardoStyleIdMax = 2000;

export const leonardoStyleNameMax = 2000;

export const leonardoStyleDescriptionMax = 400000;

export const leonardoStylePreviewUrlMax = 8192;



export const LeonardoStyle = zod.object({
  "leonardo_style_id": zod.string().max(leonardoStyleLeonardoStyleIdMax).describe('The style'),
  "name": zod.string().max(leonardoStyleNameMax).describe('Name to show'),
  "description": zod.string().max(leonardoStyleDescriptionMax).describe('How pictures look'),
  "preview_url": zod.string().max(leonardoStylePreviewUrlMax).nullable().describe('Address of a sample picture; null when there is none')
}).describe('A style of a model');

export type LeonardoStyle = zod.input<typeof LeonardoStyle>;
export type LeonardoStyleOutput = zod.output<typeof LeonardoStyle>;
