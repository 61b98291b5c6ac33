/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { StaffCapsule } from './staffCapsule.ts';

/**
 * Capsules, newest first
 */
export interface StaffCapsuleList {
  /**
     * The capsules, up to 200
     * @maxItems 10000
     */
  results: StaffCapsule[];
}
