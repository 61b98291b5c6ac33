/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const reorderScreenplayRequestNewIndexMin = 0;
export const reorderScreenplayRequestNewIndexMax = 10000;



export const ReorderScreenplayRequest = zod.strictObject({
  "new_index": zod.int().min(reorderScreenplayRequestNewIndexMin).max(reorderScreenplayRequestNewIndexMax).describe('The new position, from 0; beyond the end: last')
}).describe('A move within the same list');

export type ReorderScreenplayRequest = zod.input<typeof ReorderScreenplayRequest>;
export type ReorderScreenplayRequestOutput = zod.output<typeof ReorderScreenplayRequest>;
