/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { AspectRatio } from './aspectRatio.zod.ts';
import { BrandOverlay } from './brandOverlay.zod.ts';
import { CaptionsSettings } from './captionsSettings.zod.ts';
import { CustomCaptionsStyle } from './customCaptionsStyle.zod.ts';
import { Language } from './language.zod.ts';
import { PublicScene } from './publicScene.zod.ts';

export const PublicStory = zod.strictObject({
  "public_preview_id": zod.string().describe('Key of the link'),
  "display_title": zod.string().describe('Title as people read it'),
  "aspect_ratio": AspectRatio,
  "language": Language,
  "duration_in_frames": zod.int().describe('Length, frames at 30 fps'),
  "poster_url": zod.string().nullable().describe('Still to show before the video plays'),
  "video_url": zod.string().nullable().describe('The exported video when it shows the present state of the story; null otherwise'),
  "captions_settings": CaptionsSettings,
  "music_url": zod.string().nullable().describe('Music under the story; null for none'),
  "music_volume": zod.number().describe('Loudness of the music, 0 to 1'),
  "brand_overlay": zod.union([BrandOverlay,zod.null()]).describe('Logo over the picture; null for none'),
  "custom_captions_style": zod.union([CustomCaptionsStyle,zod.null()]).describe('The person\'s own look of captions, laid over the template; null without brand settings or such a look'),
  "scenes": zod.array(PublicScene).describe('The scenes in playing order')
}).describe('What a visitor sees of a shared story, and nothing else');

export type PublicStory = zod.input<typeof PublicStory>;
export type PublicStoryOutput = zod.output<typeof PublicStory>;
