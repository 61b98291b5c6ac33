/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const translateSceneRequestTextMax = 5000;

export const translateSceneRequestBaseTextMax = 5000;



export const TranslateSceneRequest = zod.strictObject({
  "text": zod.string().max(translateSceneRequestTextMax).describe('The scene\'s text in the new language; empty removes the translation'),
  "base_text": zod.string().max(translateSceneRequestBaseTextMax).optional().describe('The base of `text`, empty where nothing was translated; if it has changed, nothing is changed')
}).describe('The text in the new language');

export type TranslateSceneRequest = zod.input<typeof TranslateSceneRequest>;
export type TranslateSceneRequestOutput = zod.output<typeof TranslateSceneRequest>;
