/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CharacterRole } from './characterRole.zod.ts';
import { CharacterStatus } from './characterStatus.zod.ts';
import { Media } from './media.zod.ts';
import { PortraitGenerationStatus } from './portraitGenerationStatus.zod.ts';

export const characterCallNameMax = 2000;

export const characterDescriptionMax = 400000;

export const characterLanguageAndVoiceCodeMax = 2000;

export const characterPortraitErrorMax = 2000;

export const characterSheetOneErrorMax = 2000;



export const Character = zod.object({
  "id": zod.uuid().describe('The character; `speaker_story_character_id` of scenes and `character` of screenplay elements'),
  "story_id": zod.uuid().nullable().describe('The story; null for the ones that come with the product'),
  "call_name": zod.string().max(characterCallNameMax).describe('What the character is called'),
  "role": CharacterRole,
  "description": zod.string().max(characterDescriptionMax).describe('How the character looks; part of the image prompts. Empty when unknown'),
  "language_and_voice_code": zod.string().max(characterLanguageAndVoiceCodeMax).nullable().describe('The voice that speaks for it; null: the voice of the scene'),
  "status": CharacterStatus,
  "mapped_from": zod.uuid().nullable().describe('The existing character whose look and voice it took over; null when it has its own'),
  "is_system": zod.boolean().describe('true for the ones that come with the product'),
  "portrait": zod.union([Media,zod.null()]).describe('The portrait; null until one is made, and for the narrator'),
  "portrait_generation_status": PortraitGenerationStatus,
  "portrait_error": zod.string().max(characterPortraitErrorMax).nullable().describe('Why the last portrait failed, as readable text; null when it did not'),
  "sheet": zod.union([zod.object({
  "image": zod.union([Media,zod.null()]).describe('The sheet; null until one is made'),
  "generation_status": PortraitGenerationStatus,
  "error": zod.string().max(characterSheetOneErrorMax).nullable().describe('Why the last sheet failed, as readable text; null when it did not'),
  "is_outdated": zod.boolean().describe('Whether the description or the portrait has changed since it was made')
}).describe('The character from the front, from the side and as a whole, in one outfit. Image models that follow portraits get it with every image that names the character'),zod.null()]).optional().describe('The character sheet; null while there is none, absent in events that earlier versions stored')
}).describe('A member of a story’s cast. A portrait is ready when `status` is published and `portrait_generation_status` is GENERATED; the narrator has none and is always complete');

export type Character = zod.input<typeof Character>;
export type CharacterOutput = zod.output<typeof Character>;
