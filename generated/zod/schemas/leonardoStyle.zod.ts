/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const LeonardoStyle = zod.object({
  "leonardo_style_id": zod.string().describe('The style'),
  "name": zod.string().describe('Name to show'),
  "description": zod.string().describe('How pictures look'),
  "preview_url": zod.string().nullable().describe('Address of a sample picture; null when there is none')
}).describe('A style of a model');

export type LeonardoStyle = zod.input<typeof LeonardoStyle>;
export type LeonardoStyleOutput = zod.output<typeof LeonardoStyle>;
