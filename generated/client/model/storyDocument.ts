/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BrandOverlay } from './brandOverlay.ts';
import type { CustomCaptionsStyle } from './customCaptionsStyle.ts';
import type { Scene } from './scene.ts';
import type { Story } from './story.ts';

/**
 * The whole story as the editor, the player and the export read it
 */
export type StoryDocument = Story & ({
  /** Every scene in playing order, with its A-rolls, voice-over and captions */
  scenes: Scene[];
  /** What the brand settings draw over the picture; null when they are not used or hold no logo */
  brand_overlay: BrandOverlay | null;
  /** The person's own look of captions, laid over the template; null without brand settings or such a look */
  custom_captions_style: CustomCaptionsStyle | null;
});
