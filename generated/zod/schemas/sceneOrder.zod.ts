/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const sceneOrderSceneListMax = 10000;

export const sceneOrderDurationInFramesMin = 0;
export const sceneOrderDurationInFramesMax = 2592000;

export const sceneOrderRevisionMin = 0;
export const sceneOrderRevisionMax = 2147483647;



export const SceneOrder = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "scene_list": zod.array(zod.uuid()).max(sceneOrderSceneListMax).describe('Scene ids in playing order'),
  "duration_in_frames": zod.int().min(sceneOrderDurationInFramesMin).max(sceneOrderDurationInFramesMax).describe('Length of the whole story, frames at 30 fps'),
  "revision": zod.int().min(sceneOrderRevisionMin).max(sceneOrderRevisionMax).describe('The story\'s revision after the change')
}).describe('The scenes of a story after one was moved or taken out');

export type SceneOrder = zod.input<typeof SceneOrder>;
export type SceneOrderOutput = zod.output<typeof SceneOrder>;
