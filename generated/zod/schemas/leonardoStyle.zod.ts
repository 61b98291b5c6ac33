/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const leonardoStyleLeonardoStyleIdMax = 2000;

export const leonardoStyleNameMax = 2000;

export const leonardoStyleDescriptionMax = 400000;

export const leonardoStylePreviewUrlMax = 8192;

export const leonardoStylePreviewColorsItemMax = 7;


export const leonardoStylePreviewColorsItemRegExp = new RegExp('^#[0-9a-fA-F]{6}$');
export const leonardoStylePreviewColorsMin = 3;
export const leonardoStylePreviewColorsMax = 3;



export const LeonardoStyle = zod.object({
  "leonardo_style_id": zod.string().max(leonardoStyleLeonardoStyleIdMax).describe('The style'),
  "name": zod.string().min(1).max(leonardoStyleNameMax).describe('Name to show'),
  "description": zod.string().min(1).max(leonardoStyleDescriptionMax).describe('How images look'),
  "preview_url": zod.string().max(leonardoStylePreviewUrlMax).nullable().describe('URL of a sample image; null when there is none'),
  "preview_colors": zod.array(zod.string().max(leonardoStylePreviewColorsItemMax).regex(leonardoStylePreviewColorsItemRegExp).describe('A colour, #rrggbb')).min(leonardoStylePreviewColorsMin).max(leonardoStylePreviewColorsMax).describe('What the sample shows at its top, in its middle and at its foot; to be shown until it is loaded')
}).describe('A style of a model');

export type LeonardoStyle = zod.input<typeof LeonardoStyle>;
export type LeonardoStyleOutput = zod.output<typeof LeonardoStyle>;
