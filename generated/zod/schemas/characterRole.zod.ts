/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CharacterRole = zod.enum(['Character', 'Narrator']).describe('Somebody who is seen, or the voice that tells the story');

export type CharacterRole = zod.input<typeof CharacterRole>;
export type CharacterRoleOutput = zod.output<typeof CharacterRole>;
