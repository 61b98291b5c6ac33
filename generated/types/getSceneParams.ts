/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SceneIdQueryParameter } from './sceneIdQueryParameter.ts';
import type { StoryIdQueryParameter } from './storyIdQueryParameter.ts';

export type GetSceneParams = {
/**
 * The story
 */
story_id: StoryIdQueryParameter;
/**
 * The scene
 */
scene_id: SceneIdQueryParameter;
};
