/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const improvePromptRequestPromptMax = 2000;



export const ImprovePromptRequest = zod.strictObject({
  "prompt": zod.string().min(1).max(improvePromptRequestPromptMax).describe('The prompt'),
  "story_id": zod.uuid().optional().describe('The story that the tool was opened from; the charge names it')
}).describe('An image\'s prompt to improve');

export type ImprovePromptRequest = zod.input<typeof ImprovePromptRequest>;
export type ImprovePromptRequestOutput = zod.output<typeof ImprovePromptRequest>;
