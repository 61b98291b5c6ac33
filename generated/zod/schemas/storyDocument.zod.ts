/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { BrandOverlay } from './brandOverlay.zod.ts';
import { CustomCaptionsStyle } from './customCaptionsStyle.zod.ts';
import { MusicCue } from './musicCue.zod.ts';
import { Overlay } from './overlay.zod.ts';
import { Scene } from './scene.zod.ts';
import { Story } from './story.zod.ts';
import { TemplatedCaptionsStyle } from './templatedCaptionsStyle.zod.ts';

export const storyDocumentTwoScenesMax = 10000;

export const storyDocumentTwoOverlaysMax = 10000;

export const storyDocumentTwoMusicCuesMax = 10000;



export const StoryDocument = Story.and(zod.object({
  "scenes": zod.array(Scene).max(storyDocumentTwoScenesMax).describe('Every scene in playing order, with its A-rolls, voice-over and captions'),
  "overlays": zod.array(Overlay).max(storyDocumentTwoOverlaysMax).describe('Objects over the whole video, above those of the scenes, the lowest first'),
  "music_cues": zod.array(MusicCue).max(storyDocumentTwoMusicCuesMax).optional().describe('Pieces of music and effects beside the background music, of scenes and of the whole video, by track and start. Absent in older documents'),
  "brand_overlay": zod.union([BrandOverlay,zod.null()]).describe('The brand\'s overlay; null when the brand is not used or has no logo'),
  "templated_captions_style": zod.union([TemplatedCaptionsStyle,zod.null()]).describe('The brand\'s caption template, used instead of the story\'s own; null without brand settings'),
  "custom_captions_style": zod.union([CustomCaptionsStyle,zod.null()]).describe('The brand\'s custom caption style, over its template; null without brand settings or such a style'),
  "brand_exported_at": zod.iso.datetime({"offset":true}).nullable().describe('When the story was exported, while that video is up to date: it keeps its brand. Null while the story follows the brand settings, or without them')
})).describe('The whole story as the editor, the player and the export read it');

export type StoryDocument = zod.input<typeof StoryDocument>;
export type StoryDocumentOutput = zod.output<typeof StoryDocument>;
