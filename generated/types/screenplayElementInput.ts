/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ActionElementInput } from './actionElementInput.ts';
import type { DialogueElementInput } from './dialogueElementInput.ts';
import type { ShotElementInput } from './shotElementInput.ts';
import type { TransitionElementInput } from './transitionElementInput.ts';

/**
 * The whole element; which fields it takes follows from its kind
 */
export type ScreenplayElementInput = ActionElementInput | DialogueElementInput | ShotElementInput | TransitionElementInput;
