/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CaptionLengthOption } from './captionLengthOption.zod.ts';
import { CustomCaptionsStyleInput } from './customCaptionsStyleInput.zod.ts';
import { FontSizeOption } from './fontSizeOption.zod.ts';
import { TemplatedCaptionsStyle } from './templatedCaptionsStyle.zod.ts';

export const updateCaptionsRequestCaptionsMarginFromBottomMin = 0;
export const updateCaptionsRequestCaptionsMarginFromBottomMax = 90;

export const updateCaptionsRequestCustomCaptionFontMax = 80;



export const UpdateCaptionsRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "show_captions": zod.boolean().optional().describe('Whether captions are shown at all'),
  "templated_captions_style": TemplatedCaptionsStyle.optional(),
  "captions_margin_from_bottom": zod.int().min(updateCaptionsRequestCaptionsMarginFromBottomMin).max(updateCaptionsRequestCaptionsMarginFromBottomMax).optional().describe('Room below the captions, percent of the video\'s height'),
  "font_size_option": FontSizeOption.optional(),
  "custom_caption_font": zod.string().min(1).max(updateCaptionsRequestCustomCaptionFontMax).nullish().describe('Font family that replaces the style\'s own; null keeps it'),
  "caption_length_option": CaptionLengthOption.optional(),
  "custom_captions_style": zod.union([CustomCaptionsStyleInput,zod.null()]).optional().describe('The story\'s custom style, over the template; null for none, then the brand\'s is used where the story uses it')
}).describe('The caption style of the whole story; omitted fields stay unchanged');

export type UpdateCaptionsRequest = zod.input<typeof UpdateCaptionsRequest>;
export type UpdateCaptionsRequestOutput = zod.output<typeof UpdateCaptionsRequest>;
