/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const generateMagicPromptRequestPromptMax = 2000;



export const GenerateMagicPromptRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "scene_id": zod.uuid().describe('Scene with the text'),
  "aroll_id": zod.uuid().optional().describe('A-roll the image is for'),
  "prompt": zod.string().max(generateMagicPromptRequestPromptMax).optional().describe('Prompt to improve; left out, one is made from the scene\'s text')
}).describe('The subject of a prompt');

export type GenerateMagicPromptRequest = zod.input<typeof GenerateMagicPromptRequest>;
export type GenerateMagicPromptRequestOutput = zod.output<typeof GenerateMagicPromptRequest>;
