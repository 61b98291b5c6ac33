/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ImageStyleSource } from './imageStyleSource.zod.ts';

export const ListImageStylesParams = zod.object({
  "source": ImageStyleSource.optional()
})

export type ListImageStylesParams = zod.input<typeof ListImageStylesParams>;
export type ListImageStylesParamsOutput = zod.output<typeof ListImageStylesParams>;
