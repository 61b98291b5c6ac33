/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GetCharacterPortraitHeaders = zod.object({
  "Idempotency-Key": zod.uuid().optional()
})

export type GetCharacterPortraitHeaders = zod.input<typeof GetCharacterPortraitHeaders>;
export type GetCharacterPortraitHeadersOutput = zod.output<typeof GetCharacterPortraitHeaders>;
