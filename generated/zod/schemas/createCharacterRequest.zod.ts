/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CharacterRole } from './characterRole.zod.ts';

export const createCharacterRequestCallNameMax = 100;

export const createCharacterRequestDescriptionMin = 0;
export const createCharacterRequestDescriptionMax = 2000;

export const createCharacterRequestLanguageAndVoiceCodeMax = 100;



export const CreateCharacterRequest = zod.strictObject({
  "call_name": zod.string().min(1).max(createCharacterRequestCallNameMax).describe('What the character is called'),
  "role": CharacterRole.optional().describe('left out: Character'),
  "description": zod.string().min(createCharacterRequestDescriptionMin).max(createCharacterRequestDescriptionMax).optional().describe('How the character looks'),
  "language_and_voice_code": zod.string().min(1).max(createCharacterRequestLanguageAndVoiceCodeMax).optional().describe('Id of the voice that speaks for it')
}).describe('A new member of the cast');

export type CreateCharacterRequest = zod.input<typeof CreateCharacterRequest>;
export type CreateCharacterRequestOutput = zod.output<typeof CreateCharacterRequest>;
