/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const CreateAndPublishCharacterHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type CreateAndPublishCharacterHeaders = zod.input<typeof CreateAndPublishCharacterHeaders>;
export type CreateAndPublishCharacterHeadersOutput = zod.output<typeof CreateAndPublishCharacterHeaders>;
