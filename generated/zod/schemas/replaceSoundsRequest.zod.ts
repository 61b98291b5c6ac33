/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ReplacedSound } from './replacedSound.zod.ts';

export const replaceSoundsRequestSoundsMax = 500;



export const ReplaceSoundsRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "sounds": zod.array(ReplacedSound).min(1).max(replaceSoundsRequestSoundsMax).describe('The replacements, one for each place')
}).describe('Recordings and videos whose cleaned version, or original, is used');

export type ReplaceSoundsRequest = zod.input<typeof ReplaceSoundsRequest>;
export type ReplaceSoundsRequestOutput = zod.output<typeof ReplaceSoundsRequest>;
