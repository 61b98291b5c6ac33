/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Media } from './media.zod.ts';
import { PortraitGenerationStatus } from './portraitGenerationStatus.zod.ts';

export const characterPortraitPortraitErrorMax = 2000;



export const CharacterPortrait = zod.object({
  "portrait": zod.union([Media,zod.null()]).describe('The portrait; null until one is made'),
  "portrait_generation_status": PortraitGenerationStatus,
  "portrait_error": zod.string().max(characterPortraitPortraitErrorMax).nullable().describe('Why the last portrait failed; null when it did not')
}).describe('The portrait of a character');

export type CharacterPortrait = zod.input<typeof CharacterPortrait>;
export type CharacterPortraitOutput = zod.output<typeof CharacterPortrait>;
