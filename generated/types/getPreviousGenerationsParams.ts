/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ArollIdQueryParameter } from './arollIdQueryParameter.ts';
import type { SceneIdQueryParameter } from './sceneIdQueryParameter.ts';
import type { StoryIdQueryParameter } from './storyIdQueryParameter.ts';

export type GetPreviousGenerationsParams = {
/**
 * The A-roll
 */
aroll_id: ArollIdQueryParameter;
/**
 * The scene
 */
scene_id: SceneIdQueryParameter;
/**
 * The story
 */
story_id: StoryIdQueryParameter;
};
