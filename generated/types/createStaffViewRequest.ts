/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StaffGrid } from './staffGrid.ts';

/**
 * A view to save
 */
export interface CreateStaffViewRequest {
  grid: StaffGrid;
  /**
     * What it is called
     * @minLength 1
     * @maxLength 80
     */
  name: string;
  /**
     * The query of the page's address
     * @maxLength 2000
     */
  search: string;
  /** Whether the whole staff sees it */
  is_shared: boolean;
}
