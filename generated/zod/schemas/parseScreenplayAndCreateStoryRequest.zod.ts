/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Language } from './language.zod.ts';

export const parseScreenplayAndCreateStoryRequestScriptMax = 200000;

export const parseScreenplayAndCreateStoryRequestBaseScriptMax = 200000;



export const ParseScreenplayAndCreateStoryRequest = zod.strictObject({
  "script": zod.string().min(1).max(parseScreenplayAndCreateStoryRequestScriptMax).describe('Screenplay with scene headings, action, character names and dialogue, plain or in Fountain'),
  "base_script": zod.string().max(parseScreenplayAndCreateStoryRequestBaseScriptMax).optional().describe('The base of `script`, the `initial_prompt` of the story; if it has changed, nothing is parsed'),
  "story_id": zod.uuid().optional().describe('Story that takes the screenplay; left out, a new one is made'),
  "language": Language.optional()
}).describe('A screenplay as text');

export type ParseScreenplayAndCreateStoryRequest = zod.input<typeof ParseScreenplayAndCreateStoryRequest>;
export type ParseScreenplayAndCreateStoryRequestOutput = zod.output<typeof ParseScreenplayAndCreateStoryRequest>;
