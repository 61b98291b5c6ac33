/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const drawCharacterSheetHeadersMostCreditsMax = 10;


export const drawCharacterSheetHeadersMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');

export const DrawCharacterSheetHeaders = zod.object({
  "Idempotency-Key": zod.uuid(),
  "Most-Credits": zod.string().max(drawCharacterSheetHeadersMostCreditsMax).regex(drawCharacterSheetHeadersMostCreditsRegExp).optional()
})

export type DrawCharacterSheetHeaders = zod.input<typeof DrawCharacterSheetHeaders>;
export type DrawCharacterSheetHeadersOutput = zod.output<typeof DrawCharacterSheetHeaders>;
