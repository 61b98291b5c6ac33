/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CharacterRole = zod.enum(['Character', 'Narrator']).describe('A visible character, or the narrator');

export type CharacterRole = zod.input<typeof CharacterRole>;
export type CharacterRoleOutput = zod.output<typeof CharacterRole>;
