/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const getCharacterPortraitParamsRegenerateDefault = false;
export const GetCharacterPortraitParams = zod.object({
  "regenerate": zod.boolean().default(getCharacterPortraitParamsRegenerateDefault),
  "idempotency_key": zod.uuid().optional()
})

export type GetCharacterPortraitParams = zod.input<typeof GetCharacterPortraitParams>;
export type GetCharacterPortraitParamsOutput = zod.output<typeof GetCharacterPortraitParams>;
