/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const customCaptionsStyleFontMax = 100;

export const customCaptionsStyleColorRegExp = new RegExp('^#[0-9a-fA-F]{6}$');
export const customCaptionsStyleHighlightColorRegExp = new RegExp('^#[0-9a-fA-F]{6}$');
export const customCaptionsStyleBackgroundColorRegExp = new RegExp('^#[0-9a-fA-F]{6}$');


export const CustomCaptionsStyle = zod.object({
  "font": zod.string().min(1).max(customCaptionsStyleFontMax).optional().describe('Font family'),
  "color": zod.string().regex(customCaptionsStyleColorRegExp).optional().describe('Words, #rrggbb'),
  "highlight_color": zod.string().regex(customCaptionsStyleHighlightColorRegExp).optional().describe('The spoken word, #rrggbb'),
  "background_color": zod.string().regex(customCaptionsStyleBackgroundColorRegExp).optional().describe('Box behind the words, #rrggbb')
}).describe('The person\'s own look of captions, laid over the template; what is absent keeps the template\'s');

export type CustomCaptionsStyle = zod.input<typeof CustomCaptionsStyle>;
export type CustomCaptionsStyleOutput = zod.output<typeof CustomCaptionsStyle>;
