/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const listExistingCharactersParamsIncludeSystemDefault = false;
export const ListExistingCharactersParams = zod.object({
  "include_system": zod.boolean().default(listExistingCharactersParamsIncludeSystemDefault)
})

export type ListExistingCharactersParams = zod.input<typeof ListExistingCharactersParams>;
export type ListExistingCharactersParamsOutput = zod.output<typeof ListExistingCharactersParams>;
