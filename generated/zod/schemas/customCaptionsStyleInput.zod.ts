/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CaptionOutline } from './captionOutline.zod.ts';
import { LetterCase } from './letterCase.zod.ts';

export const customCaptionsStyleInputFontMax = 100;

export const customCaptionsStyleInputFontWeightMin = 300;
export const customCaptionsStyleInputFontWeightMax = 900;

export const customCaptionsStyleInputColorMax = 7;


export const customCaptionsStyleInputColorRegExp = new RegExp('^#[0-9a-fA-F]{6}$');
export const customCaptionsStyleInputHighlightColorMax = 7;


export const customCaptionsStyleInputHighlightColorRegExp = new RegExp('^#[0-9a-fA-F]{6}$');
export const customCaptionsStyleInputOutlineColorMax = 7;


export const customCaptionsStyleInputOutlineColorRegExp = new RegExp('^#[0-9a-fA-F]{6}$');
export const customCaptionsStyleInputBackgroundColorMax = 7;


export const customCaptionsStyleInputBackgroundColorRegExp = new RegExp('^#[0-9a-fA-F]{6}$');


export const CustomCaptionsStyleInput = zod.strictObject({
  "font": zod.string().min(1).max(customCaptionsStyleInputFontMax).optional().describe('Font family'),
  "font_weight": zod.int().min(customCaptionsStyleInputFontWeightMin).max(customCaptionsStyleInputFontWeightMax).optional().describe('How heavy the letters are, 300 (light) to 900 (black)'),
  "letter_case": LetterCase.optional().describe('Whether words are shown as written or in capitals'),
  "color": zod.string().max(customCaptionsStyleInputColorMax).regex(customCaptionsStyleInputColorRegExp).optional().describe('Words, #rrggbb'),
  "has_highlight": zod.boolean().optional().describe('Whether the spoken word has a colour of its own; absent: it has'),
  "highlight_color": zod.string().max(customCaptionsStyleInputHighlightColorMax).regex(customCaptionsStyleInputHighlightColorRegExp).optional().describe('The spoken word, #rrggbb'),
  "outline": CaptionOutline.optional().describe('Outline of the letters; absent: the template\'s'),
  "outline_color": zod.string().max(customCaptionsStyleInputOutlineColorMax).regex(customCaptionsStyleInputOutlineColorRegExp).optional().describe('Line around the letters, #rrggbb; absent: near black'),
  "background_color": zod.string().max(customCaptionsStyleInputBackgroundColorMax).regex(customCaptionsStyleInputBackgroundColorRegExp).optional().describe('Box behind the words, #rrggbb; absent: the template\'s or none')
}).describe('The user\'s custom caption style; omitted values are the template\'s');

export type CustomCaptionsStyleInput = zod.input<typeof CustomCaptionsStyleInput>;
export type CustomCaptionsStyleInputOutput = zod.output<typeof CustomCaptionsStyleInput>;
