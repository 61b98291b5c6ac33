/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StaffGrid } from './staffGrid.ts';

export type ListStaffViewsParams = {
/**
 * Which list
 */
grid: StaffGrid;
};
