/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Character } from './character.zod.ts';

export const characterListResultsMax = 10000;



export const CharacterList = zod.object({
  "results": zod.array(Character).max(characterListResultsMax).describe('Characters, the narrator first')
}).describe('Characters, the narrator first');

export type CharacterList = zod.input<typeof CharacterList>;
export type CharacterListOutput = zod.output<typeof CharacterList>;
