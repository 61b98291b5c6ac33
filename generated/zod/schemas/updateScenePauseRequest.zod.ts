/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const updateScenePauseRequestPauseAtTheEndMin = 0;
export const updateScenePauseRequestPauseAtTheEndMax = 10000;



export const UpdateScenePauseRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "scene_id": zod.uuid().describe('The scene'),
  "pause_at_the_end": zod.int().min(updateScenePauseRequestPauseAtTheEndMin).max(updateScenePauseRequestPauseAtTheEndMax).describe('Silence after the voice-over, ms')
}).describe('A new pause');

export type UpdateScenePauseRequest = zod.input<typeof UpdateScenePauseRequest>;
export type UpdateScenePauseRequestOutput = zod.output<typeof UpdateScenePauseRequest>;
