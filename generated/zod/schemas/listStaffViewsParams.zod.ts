/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { StaffGrid } from './staffGrid.zod.ts';

export const ListStaffViewsParams = zod.object({
  "grid": StaffGrid
})

export type ListStaffViewsParams = zod.input<typeof ListStaffViewsParams>;
export type ListStaffViewsParamsOutput = zod.output<typeof ListStaffViewsParams>;
