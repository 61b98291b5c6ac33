/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AspectRatio } from './aspectRatio.ts';
import type { BrandOverlay } from './brandOverlay.ts';
import type { CaptionsSettings } from './captionsSettings.ts';
import type { CustomCaptionsStyle } from './customCaptionsStyle.ts';
import type { EndCredit } from './endCredit.ts';
import type { Language } from './language.ts';
import type { PublicScene } from './publicScene.ts';
import type { TemplatedCaptionsStyle } from './templatedCaptionsStyle.ts';

/**
 * What a visitor sees of a shared story, and nothing else
 */
export interface PublicStory {
  /**
     * Key of the link
     * @maxLength 2000
     */
  public_preview_id: string;
  /**
     * Title as people read it
     * @maxLength 2000
     */
  display_title: string;
  aspect_ratio: AspectRatio;
  language: Language;
  /**
     * Length, frames at 30 fps
     * @minimum 0
     * @maximum 2592000
     */
  duration_in_frames: number;
  /**
     * Still to show before the video plays
     * @maxLength 8192
     * @nullable
     */
  poster_url: string | null;
  /**
     * The exported video when it shows the present state of the story; null otherwise
     * @maxLength 8192
     * @nullable
     */
  video_url: string | null;
  captions_settings: CaptionsSettings;
  /**
     * Music under the story; null for none
     * @maxLength 8192
     * @nullable
     */
  music_url: string | null;
  /**
     * Loudness of the music, 0 to 1
     * @minimum 0
     * @maximum 1
     */
  music_volume: number;
  /** Logo over the picture; null for none */
  brand_overlay: BrandOverlay | null;
  /** The brand's template of captions, drawn in place of the story's own; null without brand settings */
  templated_captions_style: TemplatedCaptionsStyle | null;
  /** The brand's custom caption style, laid over its template; null without brand settings or such a look */
  custom_captions_style: CustomCaptionsStyle | null;
  /**
     * Whom the card at the end names; empty for no card
     * @maxItems 10000
     */
  end_credits: EndCredit[];
  /**
     * The scenes in playing order
     * @maxItems 10000
     */
  scenes: PublicScene[];
}
