/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ExportToPremiereProHeaders = zod.object({
  "Idempotency-Key": zod.uuid()
})

export type ExportToPremiereProHeaders = zod.input<typeof ExportToPremiereProHeaders>;
export type ExportToPremiereProHeadersOutput = zod.output<typeof ExportToPremiereProHeaders>;
