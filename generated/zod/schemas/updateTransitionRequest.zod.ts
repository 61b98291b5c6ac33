/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { TransitionName } from './transitionName.zod.ts';

export const updateTransitionRequestTransitionDurationMsMin = 0;
export const updateTransitionRequestTransitionDurationMsMax = 3000;

export const updateTransitionRequestIsUpdateForAllScenesDefault = false;

export const UpdateTransitionRequest = zod.strictObject({
  "transition_name": TransitionName,
  "transition_duration_ms": zod.int().min(updateTransitionRequestTransitionDurationMsMin).max(updateTransitionRequestTransitionDurationMsMax).optional().describe('Length over this A-roll\'s head, ms; left out, the present length or 500'),
  "is_update_for_all_scenes": zod.boolean().default(updateTransitionRequestIsUpdateForAllScenesDefault).describe('Whether every A-roll of the story gets it')
}).describe('A new transition');

export type UpdateTransitionRequest = zod.input<typeof UpdateTransitionRequest>;
export type UpdateTransitionRequestOutput = zod.output<typeof UpdateTransitionRequest>;
