/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const RenderWholeTask = zod.object({
  "kind": zod.enum(['WHOLE']).describe('Which task it is'),
  "can_divide": zod.boolean().describe('Whether other renderers may draw parts of it')
}).describe('Draw the whole video and deliver it, or divide it');

export type RenderWholeTask = zod.input<typeof RenderWholeTask>;
export type RenderWholeTaskOutput = zod.output<typeof RenderWholeTask>;
