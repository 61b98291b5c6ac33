/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { AiOutputMode } from './aiOutputMode.zod.ts';

export const generateVisualsForAudioStoryRequestVisualStyleMax = 100;



export const GenerateVisualsForAudioStoryRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "ai_output_mode": AiOutputMode.optional(),
  "visual_style": zod.string().max(generateVisualsForAudioStoryRequestVisualStyleMax).optional().describe('Id of a look; left out, the story\'s')
}).describe('The visuals every scene gets');

export type GenerateVisualsForAudioStoryRequest = zod.input<typeof GenerateVisualsForAudioStoryRequest>;
export type GenerateVisualsForAudioStoryRequestOutput = zod.output<typeof GenerateVisualsForAudioStoryRequest>;
