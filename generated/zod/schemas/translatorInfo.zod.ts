/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const translatorInfoLabelMax = 2000;



export const TranslatorInfo = zod.object({
  "is_available": zod.boolean().describe('Whether there is a translator; without one, users translate side by side'),
  "label": zod.string().max(translatorInfoLabelMax).nullable().describe('Its name; null when there is none')
}).describe('The translator');

export type TranslatorInfo = zod.input<typeof TranslatorInfo>;
export type TranslatorInfoOutput = zod.output<typeof TranslatorInfo>;
