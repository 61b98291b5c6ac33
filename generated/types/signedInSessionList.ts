/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { SignedInSession } from './signedInSession.ts';

/**
 * The devices that are signed in
 */
export interface SignedInSessionList {
  /**
     * The one that asks first, then the newest call first
     * @maxItems 10000
     */
  results: SignedInSession[];
}
