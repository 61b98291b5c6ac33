/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { AspectRatio } from './aspectRatio.zod.ts';
import { CreationMode } from './creationMode.zod.ts';
import { Language } from './language.zod.ts';
import { StoryState } from './storyState.zod.ts';

export const storySummaryDisplayTitleMax = 2000;

export const storySummaryOriginalLanguageMax = 2000;

export const storySummaryThumbnailUrlMax = 8192;

export const storySummaryPreviewImagesItemMax = 8192;

export const storySummaryPreviewImagesMax = 10000;

export const storySummaryDurationInFramesMin = 0;
export const storySummaryDurationInFramesMax = 2592000;

export const storySummaryScenesTotalMin = 0;
export const storySummaryScenesTotalMax = 10000;

export const storySummaryScenesCompletedMin = 0;
export const storySummaryScenesCompletedMax = 10000;

export const storySummaryPublicPreviewIdMax = 2000;

export const storySummaryLastVideoFileMax = 8192;



export const StorySummary = zod.object({
  "id": zod.uuid().describe('The story; the same value as `story_id`'),
  "story_id": zod.uuid().describe('The story'),
  "display_title": zod.string().max(storySummaryDisplayTitleMax).describe('Displayed title'),
  "status": StoryState,
  "aspect_ratio": AspectRatio,
  "language": Language,
  "original_language": zod.string().max(storySummaryOriginalLanguageMax).nullable().describe('Of a copy in another language, the language it was copied from; null for every other story'),
  "creation_mode": CreationMode,
  "archived": zod.boolean().describe('Put away'),
  "project_id": zod.uuid().nullable().describe('Its project; null for none'),
  "thumbnail_url": zod.string().max(storySummaryThumbnailUrlMax).nullable().describe('Small image of the first scene that has one'),
  "preview_images": zod.array(zod.string().max(storySummaryPreviewImagesItemMax)).max(storySummaryPreviewImagesMax).describe('Small images of up to six scenes, shown while the pointer rests on the card'),
  "duration_in_frames": zod.int().min(storySummaryDurationInFramesMin).max(storySummaryDurationInFramesMax).describe('Length of the whole story, frames at 30 fps'),
  "scenes_total": zod.int().min(storySummaryScenesTotalMin).max(storySummaryScenesTotalMax).describe('How many scenes the story has'),
  "scenes_completed": zod.int().min(storySummaryScenesCompletedMin).max(storySummaryScenesCompletedMax).describe('How many of them have their voice-over and image'),
  "public_preview_id": zod.string().max(storySummaryPublicPreviewIdMax).nullable().describe('Key of the public preview link; null while there is none'),
  "public_preview_expires_at": zod.iso.datetime({"offset":true}).nullable().describe('When the public preview link ends by itself; null when it does not'),
  "last_video_file": zod.string().max(storySummaryLastVideoFileMax).nullable().describe('URL of the last exported video; null before the first export'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When the story was begun'),
  "updated_at": zod.iso.datetime({"offset":true}).describe('When the story or one of its scenes last changed')
}).describe('A story as a card in a list');

export type StorySummary = zod.input<typeof StorySummary>;
export type StorySummaryOutput = zod.output<typeof StorySummary>;
