/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CaptionLengthOption } from './captionLengthOption.ts';
import type { CustomCaptionsStyleInput } from './customCaptionsStyleInput.ts';
import type { FontSizeOption } from './fontSizeOption.ts';
import type { TemplatedCaptionsStyle } from './templatedCaptionsStyle.ts';

/**
 * How captions look in the whole story; what is left out stays
 */
export interface UpdateCaptionsRequest {
  /** The story */
  story_id: string;
  /** Whether captions are drawn at all */
  show_captions?: boolean;
  templated_captions_style?: TemplatedCaptionsStyle;
  /**
     * Room below the captions, percent of the video's height
     * @minimum 0
     * @maximum 90
     */
  captions_margin_from_bottom?: number;
  font_size_option?: FontSizeOption;
  /**
     * Font family that replaces the style's own; null keeps it
     * @minLength 1
     * @maxLength 80
     * @nullable
     */
  custom_caption_font?: string | null;
  caption_length_option?: CaptionLengthOption;
  /** The story's custom style, laid over the template; null for none, then the brand's is used where the story uses it */
  custom_captions_style?: CustomCaptionsStyleInput | null;
}
