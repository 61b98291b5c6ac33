/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ActionElementInput } from './actionElementInput.zod.ts';
import { DialogueElementInput } from './dialogueElementInput.zod.ts';
import { ShotElementInput } from './shotElementInput.zod.ts';
import { TransitionElementInput } from './transitionElementInput.zod.ts';

export const ScreenplayElementInput = zod.discriminatedUnion('element_type', [ActionElementInput,DialogueElementInput,ShotElementInput,TransitionElementInput]).describe('The whole element; which fields it takes follows from its kind');

export type ScreenplayElementInput = zod.input<typeof ScreenplayElementInput>;
export type ScreenplayElementInputOutput = zod.output<typeof ScreenplayElementInput>;
