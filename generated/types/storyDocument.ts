/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BrandOverlay } from './brandOverlay.ts';
import type { CustomCaptionsStyle } from './customCaptionsStyle.ts';
import type { Scene } from './scene.ts';
import type { Story } from './story.ts';
import type { TemplatedCaptionsStyle } from './templatedCaptionsStyle.ts';

/**
 * The whole story as the editor, the player and the export read it
 */
export type StoryDocument = Story & ({
  /**
     * Every scene in playing order, with its A-rolls, voice-over and captions
     * @maxItems 10000
     */
  scenes: Scene[];
  /** What the brand settings draw over the picture; null when they are not used or hold no logo */
  brand_overlay: BrandOverlay | null;
  /** The brand's template of captions, drawn in place of the story's own; null without brand settings */
  templated_captions_style: TemplatedCaptionsStyle | null;
  /** The brand's custom caption style, laid over its template; null without brand settings or such a look */
  custom_captions_style: CustomCaptionsStyle | null;
  /**
     * When the story was exported, while that film is of its present state: it keeps the brand of then. Null while the story follows the brand settings, or without them
     * @nullable
     */
  brand_exported_at: string | null;
});
