/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { AspectRatio } from './aspectRatio.zod.ts';
import { BrandOverlay } from './brandOverlay.zod.ts';
import { CaptionsSettings } from './captionsSettings.zod.ts';
import { CustomCaptionsStyle } from './customCaptionsStyle.zod.ts';
import { EndCredit } from './endCredit.zod.ts';
import { Language } from './language.zod.ts';
import { LoudnessLufs } from './loudnessLufs.zod.ts';
import { PublicMusicCue } from './publicMusicCue.zod.ts';
import { PublicOverlay } from './publicOverlay.zod.ts';
import { PublicScene } from './publicScene.zod.ts';
import { TemplatedCaptionsStyle } from './templatedCaptionsStyle.zod.ts';

export const publicStoryPublicPreviewIdMax = 2000;

export const publicStoryDisplayTitleMax = 2000;

export const publicStoryDurationInFramesMin = 0;
export const publicStoryDurationInFramesMax = 2592000;

export const publicStoryPosterUrlMax = 8192;

export const publicStoryVideoUrlMax = 8192;

export const publicStoryMusicUrlMax = 8192;

export const publicStoryMusicVolumeMin = 0;
export const publicStoryMusicVolumeMax = 1;

export const publicStoryMusicDuckingDbMin = -24;
export const publicStoryMusicDuckingDbMax = -3;

export const publicStoryEndCreditsMax = 10000;

export const publicStoryOverlaysMax = 10000;

export const publicStoryMusicCuesMax = 10000;

export const publicStoryScenesMax = 10000;



export const PublicStory = zod.strictObject({
  "public_preview_id": zod.string().max(publicStoryPublicPreviewIdMax).describe('Key of the link'),
  "display_title": zod.string().max(publicStoryDisplayTitleMax).describe('Displayed title'),
  "aspect_ratio": AspectRatio,
  "language": Language,
  "duration_in_frames": zod.int().min(publicStoryDurationInFramesMin).max(publicStoryDurationInFramesMax).describe('Length, frames at 30 fps'),
  "poster_url": zod.string().max(publicStoryPosterUrlMax).nullable().describe('Still to show before the video plays'),
  "video_url": zod.string().max(publicStoryVideoUrlMax).nullable().describe('The exported video when it shows the present state of the story; null otherwise'),
  "captions_settings": CaptionsSettings,
  "music_url": zod.string().max(publicStoryMusicUrlMax).nullable().describe('Music under the story; null for none'),
  "music_volume": zod.number().min(publicStoryMusicVolumeMin).max(publicStoryMusicVolumeMax).describe('Loudness of the music, 0 to 1'),
  "music_ducking_db": zod.number().min(publicStoryMusicDuckingDbMin).max(publicStoryMusicDuckingDbMax).nullable().describe('How far the music is lowered under speech, dB; null leaves it as loud'),
  "loudness_lufs": zod.union([LoudnessLufs,zod.null()]).describe('Integrated loudness of the video\'s sound, LUFS; null leaves it as mixed'),
  "brand_overlay": zod.union([BrandOverlay,zod.null()]).describe('Logo over the image; null for none'),
  "templated_captions_style": zod.union([TemplatedCaptionsStyle,zod.null()]).describe('The brand\'s caption template, used instead of the story\'s own; null without brand settings'),
  "custom_captions_style": zod.union([CustomCaptionsStyle,zod.null()]).describe('The brand\'s custom caption style, over its template; null without brand settings or such a style'),
  "end_credits": zod.array(EndCredit).max(publicStoryEndCreditsMax).describe('The credits on the end card; empty for no card'),
  "overlays": zod.array(PublicOverlay).max(publicStoryOverlaysMax).describe('Objects over the whole video, above those of the scenes, the lowest first'),
  "music_cues": zod.array(PublicMusicCue).max(publicStoryMusicCuesMax).describe('Pieces of music and effects beside the music, by track and start'),
  "scenes": zod.array(PublicScene).max(publicStoryScenesMax).describe('The scenes in playing order')
}).describe('What a visitor sees of a shared story, and nothing else');

export type PublicStory = zod.input<typeof PublicStory>;
export type PublicStoryOutput = zod.output<typeof PublicStory>;
