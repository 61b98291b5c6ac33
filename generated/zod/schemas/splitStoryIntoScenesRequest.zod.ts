/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { SceneSize } from './sceneSize.zod.ts';

export const splitStoryIntoScenesRequestInitialPromptMax = 60000;



export const SplitStoryIntoScenesRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story; scenes it already has are replaced'),
  "initial_prompt": zod.string().min(1).max(splitStoryIntoScenesRequestInitialPromptMax).optional().describe('The script; left out, the story\'s own `initial_prompt` is split'),
  "scene_size": SceneSize.optional()
}).describe('A script to split into scenes');

export type SplitStoryIntoScenesRequest = zod.input<typeof SplitStoryIntoScenesRequest>;
export type SplitStoryIntoScenesRequestOutput = zod.output<typeof SplitStoryIntoScenesRequest>;
