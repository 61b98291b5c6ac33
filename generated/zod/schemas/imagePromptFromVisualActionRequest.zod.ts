/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { VisualAction } from './visualAction.zod.ts';

export const ImagePromptFromVisualActionRequest = zod.strictObject({
  "story": zod.uuid().describe('The story'),
  "scene": zod.uuid().describe('The scene'),
  "action": VisualAction
}).describe('A change to a scene\'s image');

export type ImagePromptFromVisualActionRequest = zod.input<typeof ImagePromptFromVisualActionRequest>;
export type ImagePromptFromVisualActionRequestOutput = zod.output<typeof ImagePromptFromVisualActionRequest>;
