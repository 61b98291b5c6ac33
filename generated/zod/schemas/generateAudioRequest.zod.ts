/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GenerateAudioRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "scene_id": zod.uuid().optional().describe('One scene; left out, every scene whose voice-over is missing or stale')
}).describe('Which voice-overs are made');

export type GenerateAudioRequest = zod.input<typeof GenerateAudioRequest>;
export type GenerateAudioRequestOutput = zod.output<typeof GenerateAudioRequest>;
