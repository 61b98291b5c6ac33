/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const publishCharacterHeadersMostCreditsMax = 10;


export const publishCharacterHeadersMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');

export const PublishCharacterHeaders = zod.object({
  "Idempotency-Key": zod.uuid(),
  "Most-Credits": zod.string().max(publishCharacterHeadersMostCreditsMax).regex(publishCharacterHeadersMostCreditsRegExp).optional()
})

export type PublishCharacterHeaders = zod.input<typeof PublishCharacterHeaders>;
export type PublishCharacterHeadersOutput = zod.output<typeof PublishCharacterHeaders>;
