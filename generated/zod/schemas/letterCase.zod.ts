/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const LetterCase = zod.enum(['AS_WRITTEN', 'UPPERCASE']).describe('Whether words are shown as written or in capitals');

export type LetterCase = zod.input<typeof LetterCase>;
export type LetterCaseOutput = zod.output<typeof LetterCase>;
