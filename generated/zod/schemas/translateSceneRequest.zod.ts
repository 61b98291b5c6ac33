/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const translateSceneRequestTextMax = 5000;

export const translateSceneRequestBaseTextMax = 5000;



export const TranslateSceneRequest = zod.strictObject({
  "text": zod.string().max(translateSceneRequestTextMax).describe('What the scene says in the new language; empty takes the translation back'),
  "base_text": zod.string().max(translateSceneRequestBaseTextMax).optional().describe('What `text` was written over, empty where nothing was translated; when there is another translation by now, nothing is changed')
}).describe('The text in the new language');

export type TranslateSceneRequest = zod.input<typeof TranslateSceneRequest>;
export type TranslateSceneRequestOutput = zod.output<typeof TranslateSceneRequest>;
