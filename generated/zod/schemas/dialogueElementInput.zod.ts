/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Emotion } from './emotion.zod.ts';

export const dialogueElementInputDialogueMax = 5000;

export const dialogueElementInputDescriptionMin = 0;
export const dialogueElementInputDescriptionMax = 500;

export const dialogueElementInputEmotionsMax = 3;

export const dialogueElementInputIndexMin = 0;
export const dialogueElementInputIndexMax = 10000;

export const dialogueElementInputVersionMin = 0;
export const dialogueElementInputVersionMax = 1000000000;



export const DialogueElementInput = zod.strictObject({
  "element_type": zod.enum(['DIALOGUE']).describe('The kind of element'),
  "character": zod.uuid().optional().describe('The speaker, a character of the story; left out when none is chosen yet'),
  "dialogue": zod.string().min(1).max(dialogueElementInputDialogueMax).describe('The line'),
  "description": zod.string().min(dialogueElementInputDescriptionMin).max(dialogueElementInputDescriptionMax).optional().describe('The parenthetical, for example: without looking up'),
  "emotions": zod.array(Emotion).max(dialogueElementInputEmotionsMax).optional().describe('Emotions of the voice, the strongest first; left out: none'),
  "index": zod.int().min(dialogueElementInputIndexMin).max(dialogueElementInputIndexMax).optional().describe('Place in the segment, from 0; left out: last when new, unchanged when it exists'),
  "version": zod.int().min(dialogueElementInputVersionMin).max(dialogueElementInputVersionMax).optional().describe('The version that was changed; when it is no longer that one, the change is refused. Left out: whichever it is')
}).describe('A character\'s line');

export type DialogueElementInput = zod.input<typeof DialogueElementInput>;
export type DialogueElementInputOutput = zod.output<typeof DialogueElementInput>;
