/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ElementType } from './elementType.zod.ts';
import { Emotion } from './emotion.zod.ts';

export const importedElementDescriptionMin = 0;
export const importedElementDescriptionMax = 5000;

export const importedElementCharacterMax = 100;

export const importedElementDialogueMin = 0;
export const importedElementDialogueMax = 5000;

export const importedElementEmotionsMax = 3;



export const ImportedElement = zod.strictObject({
  "element_type": ElementType,
  "description": zod.string().min(importedElementDescriptionMin).max(importedElementDescriptionMax).optional().describe('ACTION: the action. DIALOGUE: the parenthetical. SHOT and TRANSITION: the text'),
  "character": zod.string().min(1).max(importedElementCharacterMax).optional().describe('DIALOGUE: the speaker\'s name; a character of that name is created when the story has none'),
  "dialogue": zod.string().min(importedElementDialogueMin).max(importedElementDialogueMax).optional().describe('DIALOGUE: the line'),
  "emotions": zod.array(Emotion).max(importedElementEmotionsMax).optional().describe('DIALOGUE: colours of the voice, the strongest first')
}).describe('A paragraph of an imported screenplay');

export type ImportedElement = zod.input<typeof ImportedElement>;
export type ImportedElementOutput = zod.output<typeof ImportedElement>;
