/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ElementType } from './elementType.zod.ts';
import { Emotion } from './emotion.zod.ts';

export const screenplayElementIndexMin = 0;
export const screenplayElementIndexMax = 10000;

export const screenplayElementDescriptionMax = 400000;

export const screenplayElementDialogueMax = 5000;

export const screenplayElementEmotionsMax = 10000;

export const screenplayElementVersionMin = 0;
export const screenplayElementVersionMax = 2147483647;



export const ScreenplayElement = zod.object({
  "id": zod.uuid().describe('The element'),
  "segment_id": zod.uuid().describe('Its segment'),
  "index": zod.int().min(screenplayElementIndexMin).max(screenplayElementIndexMax).describe('Place in the segment, from 0'),
  "element_type": ElementType,
  "description": zod.string().max(screenplayElementDescriptionMax).describe('ACTION: the action. DIALOGUE: the parenthetical; empty without one. SHOT and TRANSITION: the text, for example CUT TO'),
  "character": zod.uuid().nullable().describe('DIALOGUE: the speaker, a character of the story; null in the other kinds, or when none is chosen yet'),
  "dialogue": zod.string().max(screenplayElementDialogueMax).describe('DIALOGUE: the line; empty in the other kinds'),
  "emotions": zod.array(Emotion).max(screenplayElementEmotionsMax).describe('DIALOGUE: colours of the voice, the strongest first; empty in the other kinds'),
  "version": zod.int().min(screenplayElementVersionMin).max(screenplayElementVersionMax).describe('Grows by one with every change of its text')
}).describe('One paragraph of a screenplay segment');

export type ScreenplayElement = zod.input<typeof ScreenplayElement>;
export type ScreenplayElementOutput = zod.output<typeof ScreenplayElement>;
