/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Emotion } from './emotion.zod.ts';
import { FilmStyleInput } from './filmStyleInput.zod.ts';
import { ScreenDirection } from './screenDirection.zod.ts';
import { ShotAngle } from './shotAngle.zod.ts';
import { ShotSize } from './shotSize.zod.ts';

export const storyPlanTitleMax = 200;

export const storyPlanCastItemNameMax = 80;

export const storyPlanCastItemDescriptionMax = 300;

export const storyPlanCastMax = 12;

export const storyPlanScenesItemNarrationMax = 2000;

export const storyPlanScenesItemSpeakerMax = 80;

export const storyPlanScenesItemSubjectMax = 600;

export const storyPlanScenesItemActionMax = 300;

export const storyPlanScenesMax = 200;



export const StoryPlan = zod.strictObject({
  "title": zod.string().min(1).max(storyPlanTitleMax).describe('The story\'s title'),
  "style": FilmStyleInput,
  "cast": zod.array(zod.strictObject({
  "name": zod.string().min(1).max(storyPlanCastItemNameMax).describe('What the story calls them'),
  "description": zod.string().max(storyPlanCastItemDescriptionMax).describe('How they look')
}).describe('A person')).max(storyPlanCastMax).describe('People who appear, without the narrator'),
  "scenes": zod.array(zod.strictObject({
  "narration": zod.string().min(1).max(storyPlanScenesItemNarrationMax).describe('The spoken words'),
  "speaker": zod.string().max(storyPlanScenesItemSpeakerMax).describe('The person of the cast who says them; empty for the narrator'),
  "emotion": Emotion,
  "subject": zod.string().min(1).max(storyPlanScenesItemSubjectMax).describe('Who or what its image shows, and where'),
  "size": ShotSize,
  "angle": ShotAngle,
  "action": zod.string().max(storyPlanScenesItemActionMax).describe('What moves in a clip of it; empty for nothing in particular'),
  "screen_direction": ScreenDirection
}).describe('A scene')).min(1).max(storyPlanScenesMax).describe('Its scenes, in playing order')
}).describe('A story as a language model plans it, with one shot for each scene');

export type StoryPlan = zod.input<typeof StoryPlan>;
export type StoryPlanOutput = zod.output<typeof StoryPlan>;
