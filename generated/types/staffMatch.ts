/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StaffMatchKind } from './staffMatchKind.ts';

/**
 * Something with this id or address
 */
export interface StaffMatch {
  kind: StaffMatchKind;
  /** It */
  id: string;
  /**
     * Whose it is; null when nobody’s
     * @nullable
     */
  user_id: string | null;
  /**
     * Its story; null when none
     * @nullable
     */
  story_id: string | null;
}
