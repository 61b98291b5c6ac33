/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CaptionLengthOption } from './captionLengthOption.zod.ts';
import { CustomCaptionsStyle } from './customCaptionsStyle.zod.ts';
import { FontSizeOption } from './fontSizeOption.zod.ts';
import { TemplatedCaptionsStyle } from './templatedCaptionsStyle.zod.ts';

export const captionsSettingsCaptionsMarginFromBottomMin = 0;
export const captionsSettingsCaptionsMarginFromBottomMax = 90;

export const captionsSettingsCustomCaptionFontMax = 400000;



export const CaptionsSettings = zod.object({
  "show_captions": zod.boolean().describe('Whether captions are shown at all; a scene can still hide its own'),
  "templated_captions_style": TemplatedCaptionsStyle,
  "captions_margin_from_bottom": zod.int().min(captionsSettingsCaptionsMarginFromBottomMin).max(captionsSettingsCaptionsMarginFromBottomMax).describe('Room below the captions, percent of the video\'s height, 0 to 90'),
  "font_size_option": FontSizeOption,
  "custom_caption_font": zod.string().max(captionsSettingsCustomCaptionFontMax).nullable().describe('Font family that replaces the style\'s own; null keeps it'),
  "caption_length_option": CaptionLengthOption,
  "custom_captions_style": zod.union([CustomCaptionsStyle,zod.null()]).describe('The story\'s custom style, over the template; null for none, then the brand\'s is used where the story uses it')
}).describe('How captions look in the whole story');

export type CaptionsSettings = zod.input<typeof CaptionsSettings>;
export type CaptionsSettingsOutput = zod.output<typeof CaptionsSettings>;
