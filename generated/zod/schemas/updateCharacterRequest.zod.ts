/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { CharacterRole } from './characterRole.zod.ts';

export const updateCharacterRequestCallNameMax = 100;

export const updateCharacterRequestBaseCallNameMax = 100;

export const updateCharacterRequestDescriptionMin = 0;
export const updateCharacterRequestDescriptionMax = 2000;

export const updateCharacterRequestBaseDescriptionMax = 2000;

export const updateCharacterRequestLanguageAndVoiceCodeMax = 100;



export const UpdateCharacterRequest = zod.strictObject({
  "call_name": zod.string().min(1).max(updateCharacterRequestCallNameMax).optional().describe('What the character is called'),
  "base_call_name": zod.string().max(updateCharacterRequestBaseCallNameMax).optional().describe('The base of `call_name`; if it has changed, nothing is changed'),
  "role": CharacterRole.optional(),
  "description": zod.string().min(updateCharacterRequestDescriptionMin).max(updateCharacterRequestDescriptionMax).optional().describe('How the character looks'),
  "base_description": zod.string().max(updateCharacterRequestBaseDescriptionMax).optional().describe('The base of `description`; if it has changed, nothing is changed'),
  "language_and_voice_code": zod.string().min(1).max(updateCharacterRequestLanguageAndVoiceCodeMax).optional().describe('Id of the voice that speaks for it')
}).describe('What changes; the rest stays');

export type UpdateCharacterRequest = zod.input<typeof UpdateCharacterRequest>;
export type UpdateCharacterRequestOutput = zod.output<typeof UpdateCharacterRequest>;
