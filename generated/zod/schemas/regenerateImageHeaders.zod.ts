/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const regenerateImageHeadersMostCreditsMax = 10;


export const regenerateImageHeadersMostCreditsRegExp = new RegExp('^[0-9]{1,10}$');

export const RegenerateImageHeaders = zod.object({
  "Idempotency-Key": zod.uuid(),
  "Most-Credits": zod.string().max(regenerateImageHeadersMostCreditsMax).regex(regenerateImageHeadersMostCreditsRegExp).optional()
})

export type RegenerateImageHeaders = zod.input<typeof RegenerateImageHeaders>;
export type RegenerateImageHeadersOutput = zod.output<typeof RegenerateImageHeaders>;
