/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StaffMatch } from './staffMatch.ts';

/**
 * What an id or an address stands for
 */
export interface StaffMatchList {
  /**
     * At most one of each kind
     * @maxItems 20
     */
  matches: StaffMatch[];
}
