/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Media } from './media.zod.ts';
import { PortraitGenerationStatus } from './portraitGenerationStatus.zod.ts';

export const characterSheetErrorMax = 2000;



export const CharacterSheet = zod.object({
  "image": zod.union([Media,zod.null()]).describe('The sheet; null until one is made'),
  "generation_status": PortraitGenerationStatus,
  "error": zod.string().max(characterSheetErrorMax).nullable().describe('Why the last sheet failed, as readable text; null when it did not'),
  "is_outdated": zod.boolean().describe('Whether the description or the portrait has changed since it was made')
}).describe('The character from the front, from the side and as a whole, in one outfit. Image models that follow portraits get it with every image that names the character');

export type CharacterSheet = zod.input<typeof CharacterSheet>;
export type CharacterSheetOutput = zod.output<typeof CharacterSheet>;
