/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Capsule } from './capsule.ts';

/**
 * Capsules, newest first
 */
export interface CapsuleList {
  /**
     * The capsules
     * @maxItems 10000
     */
  results: Capsule[];
}
