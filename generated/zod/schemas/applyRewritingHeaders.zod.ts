/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ApplyRewritingHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type ApplyRewritingHeaders = zod.input<typeof ApplyRewritingHeaders>;
export type ApplyRewritingHeadersOutput = zod.output<typeof ApplyRewritingHeaders>;
