/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const TranslateRemainingScenesHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type TranslateRemainingScenesHeaders = zod.input<typeof TranslateRemainingScenesHeaders>;
export type TranslateRemainingScenesHeadersOutput = zod.output<typeof TranslateRemainingScenesHeaders>;
