/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ChosenVisual } from './chosenVisual.zod.ts';

export const chooseVisualsRequestVisualsMax = 20;



export const ChooseVisualsRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "scene_id": zod.uuid().describe('The scene'),
  "visuals": zod.array(ChosenVisual).min(1).max(chooseVisualsRequestVisualsMax).describe('The picked visuals, in order')
}).describe('The visuals that the user picked for a scene');

export type ChooseVisualsRequest = zod.input<typeof ChooseVisualsRequest>;
export type ChooseVisualsRequestOutput = zod.output<typeof ChooseVisualsRequest>;
