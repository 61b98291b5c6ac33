/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { AspectRatio } from './aspectRatio.zod.ts';
import { CreationMode } from './creationMode.zod.ts';
import { Language } from './language.zod.ts';
import { StoryState } from './storyState.zod.ts';

export const StorySummary = zod.object({
  "id": zod.uuid().describe('The story; the same value as `story_id`'),
  "story_id": zod.uuid().describe('The story'),
  "display_title": zod.string().describe('Title as people read it'),
  "status": StoryState,
  "aspect_ratio": AspectRatio,
  "language": Language,
  "original_language": zod.string().nullable().describe('Of a copy in another language, the language it was copied from; null for every other story'),
  "creation_mode": CreationMode,
  "archived": zod.boolean().describe('Put away'),
  "project_id": zod.uuid().nullable().describe('Project that holds the story; null for none'),
  "thumbnail_url": zod.string().nullable().describe('Small picture of the first scene that has one'),
  "preview_images": zod.array(zod.string()).describe('Small pictures of up to six scenes, shown while the pointer rests on the card'),
  "duration_in_frames": zod.int().describe('Length of the whole story, frames at 30 fps'),
  "scenes_total": zod.int().describe('How many scenes the story has'),
  "scenes_completed": zod.int().describe('How many of them have their voice-over and picture'),
  "public_preview_id": zod.string().nullable().describe('Key of the public preview link; null while there is none'),
  "public_preview_expires_at": zod.iso.datetime({"offset":true}).nullable().describe('When the public preview link ends by itself; null when it does not'),
  "last_video_file": zod.string().nullable().describe('Address of the last exported video; null before the first export'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When the story was begun'),
  "updated_at": zod.iso.datetime({"offset":true}).describe('When the story or one of its scenes last changed')
}).describe('A story as a card in a list');

export type StorySummary = zod.input<typeof StorySummary>;
export type StorySummaryOutput = zod.output<typeof StorySummary>;
