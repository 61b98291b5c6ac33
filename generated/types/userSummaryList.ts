/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { UserSummary } from './userSummary.ts';

/**
 * People whose address matches
 */
export interface UserSummaryList {
  /**
     * At most 50, best match first
     * @maxItems 10000
     */
  users: UserSummary[];
}
