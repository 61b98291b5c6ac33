/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const customCaptionsStyleInputFontMax = 100;

export const customCaptionsStyleInputColorRegExp = new RegExp('^#[0-9a-fA-F]{6}$');
export const customCaptionsStyleInputHighlightColorRegExp = new RegExp('^#[0-9a-fA-F]{6}$');
export const customCaptionsStyleInputBackgroundColorRegExp = new RegExp('^#[0-9a-fA-F]{6}$');


export const CustomCaptionsStyleInput = zod.strictObject({
  "font": zod.string().min(1).max(customCaptionsStyleInputFontMax).optional().describe('Font family'),
  "color": zod.string().regex(customCaptionsStyleInputColorRegExp).optional().describe('Words, #rrggbb'),
  "highlight_color": zod.string().regex(customCaptionsStyleInputHighlightColorRegExp).optional().describe('The spoken word, #rrggbb'),
  "background_color": zod.string().regex(customCaptionsStyleInputBackgroundColorRegExp).optional().describe('Box behind the words, #rrggbb')
}).describe('The person\'s own look of captions; what is left out keeps the template\'s');

export type CustomCaptionsStyleInput = zod.input<typeof CustomCaptionsStyleInput>;
export type CustomCaptionsStyleInputOutput = zod.output<typeof CustomCaptionsStyleInput>;
