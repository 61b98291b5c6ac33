/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ImageAnimation } from './imageAnimation.zod.ts';

export const updateImageAnimationRequestIsUpdateForAllScenesDefault = false;

export const UpdateImageAnimationRequest = zod.strictObject({
  "image_animation": ImageAnimation,
  "is_update_for_all_scenes": zod.boolean().default(updateImageAnimationRequestIsUpdateForAllScenesDefault).describe('Whether every A-roll of the story gets it')
}).describe('A new movement');

export type UpdateImageAnimationRequest = zod.input<typeof UpdateImageAnimationRequest>;
export type UpdateImageAnimationRequestOutput = zod.output<typeof UpdateImageAnimationRequest>;
