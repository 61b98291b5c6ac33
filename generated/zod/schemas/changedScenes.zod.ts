/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Scene } from './scene.zod.ts';

export const changedScenesTwoFurtherScenesMax = 10000;



export const ChangedScenes = Scene.and(zod.object({
  "further_scenes": zod.array(Scene).max(changedScenesTwoFurtherScenesMax).optional().describe('The others of the same edit, in the order they were named; absent when there are none')
})).describe('The scene that was named first, and those that changed with it');

export type ChangedScenes = zod.input<typeof ChangedScenes>;
export type ChangedScenesOutput = zod.output<typeof ChangedScenes>;
