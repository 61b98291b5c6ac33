/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const listAllCharactersParamsIncludeSystemDefault = false;
export const ListAllCharactersParams = zod.object({
  "include_system": zod.boolean().default(listAllCharactersParamsIncludeSystemDefault)
})

export type ListAllCharactersParams = zod.input<typeof ListAllCharactersParams>;
export type ListAllCharactersParamsOutput = zod.output<typeof ListAllCharactersParams>;
