/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CharacterStatus = zod.enum(['draft', 'published']).describe('draft until the user publishes it; only then a portrait is generated');

export type CharacterStatus = zod.input<typeof CharacterStatus>;
export type CharacterStatusOutput = zod.output<typeof CharacterStatus>;
