/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const translateRemainingScenesHeadersMostCreditsMax = 10;


export const translateRemainingScenesHeadersMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');

export const TranslateRemainingScenesHeaders = zod.object({
  "Idempotency-Key": zod.uuid(),
  "Most-Credits": zod.string().max(translateRemainingScenesHeadersMostCreditsMax).regex(translateRemainingScenesHeadersMostCreditsRegExp).optional()
})

export type TranslateRemainingScenesHeaders = zod.input<typeof TranslateRemainingScenesHeaders>;
export type TranslateRemainingScenesHeadersOutput = zod.output<typeof TranslateRemainingScenesHeaders>;
