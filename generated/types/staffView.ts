/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StaffGrid } from './staffGrid.ts';

/**
 * A list of the staff pages with its filters, order and columns, under a name
 */
export interface StaffView {
  /** The view */
  view_id: string;
  grid: StaffGrid;
  /**
     * What it is called
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
  /** Whether the caller made it */
  is_own: boolean;
  /**
     * Whose it is
     * @maxLength 320
     */
  owner_email: string;
  /** When it was last changed */
  updated_at: string;
}
