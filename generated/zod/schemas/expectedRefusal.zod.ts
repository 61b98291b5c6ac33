/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const expectedRefusalSceneNumberMax = 10000;

export const expectedRefusalEngineMax = 2000;

export const expectedRefusalSentenceMax = 60000;

export const expectedRefusalReasonMax = 2000;

export const expectedRefusalRewriteMax = 60000;



export const ExpectedRefusal = zod.object({
  "scene_id": zod.uuid().nullable().describe('Scene of the image; null of a prompt, and where the story is not written yet'),
  "scene_number": zod.int().min(1).max(expectedRefusalSceneNumberMax).nullable().describe('Its place, from 1'),
  "aroll_id": zod.uuid().nullable().describe('Its A-roll; null where the scene has none yet'),
  "engine": zod.string().min(1).max(expectedRefusalEngineMax).describe('The refusing engine'),
  "sentence": zod.string().max(expectedRefusalSentenceMax).describe('Its place: in the image\'s prompt, or in the text of the story'),
  "reason": zod.string().min(1).max(expectedRefusalReasonMax).describe('The broken rule, as readable text'),
  "rewrite": zod.string().max(expectedRefusalRewriteMax).nullable().describe('The whole prompt without it, for `updateImagePrompt`; null where nothing would be left, or where it is in the text of the story')
}).describe('A sentence that the image model will probably refuse. A refusal is not charged');

export type ExpectedRefusal = zod.input<typeof ExpectedRefusal>;
export type ExpectedRefusalOutput = zod.output<typeof ExpectedRefusal>;
