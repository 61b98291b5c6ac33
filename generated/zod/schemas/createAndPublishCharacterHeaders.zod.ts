/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const createAndPublishCharacterHeadersMostCreditsMax = 10;


export const createAndPublishCharacterHeadersMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');

export const CreateAndPublishCharacterHeaders = zod.object({
  "Idempotency-Key": zod.uuid(),
  "Most-Credits": zod.string().max(createAndPublishCharacterHeadersMostCreditsMax).regex(createAndPublishCharacterHeadersMostCreditsRegExp).optional()
})

export type CreateAndPublishCharacterHeaders = zod.input<typeof CreateAndPublishCharacterHeaders>;
export type CreateAndPublishCharacterHeadersOutput = zod.output<typeof CreateAndPublishCharacterHeaders>;
