/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const PublishCharacterHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type PublishCharacterHeaders = zod.input<typeof PublishCharacterHeaders>;
export type PublishCharacterHeadersOutput = zod.output<typeof PublishCharacterHeaders>;
