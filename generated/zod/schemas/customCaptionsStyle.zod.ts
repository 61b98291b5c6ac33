/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CaptionOutline } from './captionOutline.zod.ts';
import { LetterCase } from './letterCase.zod.ts';

export const customCaptionsStyleFontMax = 100;

export const customCaptionsStyleFontWeightMin = 300;
export const customCaptionsStyleFontWeightMax = 900;

export const customCaptionsStyleColorMax = 7;


export const customCaptionsStyleColorRegExp = new RegExp('^#[0-9a-fA-F]{6}$');
export const customCaptionsStyleHighlightColorMax = 7;


export const customCaptionsStyleHighlightColorRegExp = new RegExp('^#[0-9a-fA-F]{6}$');
export const customCaptionsStyleOutlineColorMax = 7;


export const customCaptionsStyleOutlineColorRegExp = new RegExp('^#[0-9a-fA-F]{6}$');
export const customCaptionsStyleBackgroundColorMax = 7;


export const customCaptionsStyleBackgroundColorRegExp = new RegExp('^#[0-9a-fA-F]{6}$');


export const CustomCaptionsStyle = zod.object({
  "font": zod.string().min(1).max(customCaptionsStyleFontMax).optional().describe('Font family'),
  "font_weight": zod.int().min(customCaptionsStyleFontWeightMin).max(customCaptionsStyleFontWeightMax).optional().describe('How heavy the letters are, 300 (light) to 900 (black)'),
  "letter_case": LetterCase.optional().describe('Whether words are shown as written or in capitals'),
  "color": zod.string().max(customCaptionsStyleColorMax).regex(customCaptionsStyleColorRegExp).optional().describe('Words, #rrggbb'),
  "has_highlight": zod.boolean().optional().describe('Whether the spoken word has a colour of its own; absent: it has'),
  "highlight_color": zod.string().max(customCaptionsStyleHighlightColorMax).regex(customCaptionsStyleHighlightColorRegExp).optional().describe('The spoken word, #rrggbb'),
  "outline": CaptionOutline.optional().describe('Outline of the letters; absent: the template\'s'),
  "outline_color": zod.string().max(customCaptionsStyleOutlineColorMax).regex(customCaptionsStyleOutlineColorRegExp).optional().describe('Line around the letters, #rrggbb; absent: near black'),
  "background_color": zod.string().max(customCaptionsStyleBackgroundColorMax).regex(customCaptionsStyleBackgroundColorRegExp).optional().describe('Box behind the words, #rrggbb; absent: the template\'s or none')
}).describe('A user\'s custom caption style, over the template; absent values are the template\'s');

export type CustomCaptionsStyle = zod.input<typeof CustomCaptionsStyle>;
export type CustomCaptionsStyleOutput = zod.output<typeof CustomCaptionsStyle>;
